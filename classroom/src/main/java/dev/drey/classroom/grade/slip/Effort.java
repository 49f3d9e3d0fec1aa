package dev.drey.classroom.grade.slip;

/** How much trying may still be done: a slip can make a short search a long one. */
final class Effort {
    /** Thrown when it is spent. */
    static final class Spent extends RuntimeException {
        Spent() {
            super("a search that is too long to be tried");
        }

        @Override
        public synchronized Throwable fillInStackTrace() {
            return this;
        }
    }

    private final long most;
    private long used;

    /** @param most how many nodes may be visited */
    Effort(long most) {
        this.most = most;
    }

    void spend() {
        if (++used > most) {
            throw new Spent();
        }
    }

    long used() {
        return used;
    }
}
