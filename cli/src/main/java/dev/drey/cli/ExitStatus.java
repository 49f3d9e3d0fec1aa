package dev.drey.cli;

/** The exit statuses of all commands, see docs/cli.md. */
final class ExitStatus {
    /** Success; of a game, it was played to its end. */
    static final int OK = 0;
    /** The command failed, or a check found an error. */
    static final int FAILED = 1;
    /** The command line, or a text given to it, is invalid. */
    static final int USAGE = 2;
    /** A side resigned. */
    static final int RESIGNED = 3;
    /** The game was left before its end and is saved. */
    static final int UNFINISHED = 4;

    private ExitStatus() {}
}
