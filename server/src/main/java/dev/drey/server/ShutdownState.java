package dev.drey.server;

import dev.drey.server.access.ProblemCode;
import dev.drey.server.access.ProblemException;
import java.time.Duration;

/** Whether the server is stopping. */
public final class ShutdownState {
    private volatile boolean stopping;

    void begin() {
        stopping = true;
    }

    public boolean isStopping() {
        return stopping;
    }

    /** Throws a problem if the server is stopping; call it before starting something new, such as a game. */
    public void rejectNewWork() {
        if (stopping) {
            throw new ProblemException(ProblemCode.STOPPING, "The server accepts nothing new until it has restarted.")
                    .retryAfter(Duration.ofSeconds(5));
        }
    }
}
