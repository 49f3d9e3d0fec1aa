package dev.drey.server;

/** A setting that cannot be: the message says which, where it was made, and what would be right. */
public final class BadSetting extends Exception {
    BadSetting(String message) {
        super(message);
    }
}
