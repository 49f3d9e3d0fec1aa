package dev.drey.cli;

/** Thrown because a file given to a command is malformed; the message says where, and what would be right. */
final class BadInput extends RuntimeException {
    BadInput(String message) {
        super(message);
    }
}
