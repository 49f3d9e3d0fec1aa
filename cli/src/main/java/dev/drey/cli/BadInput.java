package dev.drey.cli;

/** A file given to a command says something that it should not; the message says where, and what would be right. */
final class BadInput extends RuntimeException {
    BadInput(String message) {
        super(message);
    }
}
