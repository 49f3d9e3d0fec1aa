package dev.drey.server.crash;

/** What happens to a server before it is killed. */
enum Disturbance {
    NONE,
    /** All its threads are stopped for a while (SIGSTOP). */
    FREEZE,
    /** Nothing can be written for a while. */
    FULL_DISK,
    /** The system clock is set forward. */
    STEP_FORWARD,
    /** The system clock is set back. */
    STEP_BACK
}
