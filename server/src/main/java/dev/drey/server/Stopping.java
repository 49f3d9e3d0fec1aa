package dev.drey.server;

import dev.drey.server.access.ProblemCode;
import dev.drey.server.access.ProblemException;
import java.time.Duration;

/** Whether the server has been told to stop. */
public final class Stopping {
    private volatile boolean begun;

    void begin() {
        begun = true;
    }

    public boolean hasBegun() {
        return begun;
    }

    /** For whatever should not begin any more, such as a new game. */
    public void refuse() {
        if (begun) {
            throw new ProblemException(ProblemCode.STOPPING, "nothing new is begun until the server is back")
                    .retryAfter(Duration.ofSeconds(5));
        }
    }
}
