package dev.drey.cli;

/** The exit statuses of every command, as docs/cli.md lists them. */
final class ExitStatus {
    /** All went well; of a game: it was played to its end. */
    static final int OK = 0;
    /** Something could not be done, or a check found something wrong. */
    static final int FAILED = 1;
    /** The command line, or a text given to it, could not be understood. */
    static final int USAGE = 2;
    /** A side resigned. */
    static final int RESIGNED = 3;
    /** The game was left before its end, and is kept. */
    static final int UNFINISHED = 4;

    private ExitStatus() {}
}
