package dev.drey.server;

/** A setting has an invalid value; the message names the setting, its source and the expected value. */
public final class InvalidSettingException extends Exception {
    InvalidSettingException(String message) {
        super(message);
    }
}
