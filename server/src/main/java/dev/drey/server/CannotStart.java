package dev.drey.server;

/** The server does not start; the message is a line for whoever runs it. */
public final class CannotStart extends Exception {
    public CannotStart(String message, Throwable cause) {
        super(message, cause);
    }
}
