package dev.drey.classroom.sandbox;

/** Why a program is over: by itself, or because it went beyond the limit that is named. */
public enum Ending {
    EXITED,
    TIME,
    MEMORY,
    OUTPUT,
    PROCESSES,
    /** There is no such program, or it cannot be executed. */
    NOT_STARTED
}
