package dev.drey.server.search;

import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;

/** Where others are told something, so that nobody who searches waits for them. */
record Teller(Executor executor) {
    void tell(Runnable news) {
        try {
            executor.execute(news);
        } catch (RejectedExecutionException e) {
            // It has no more room or is closed already: still nobody is to wait in vain.
            news.run();
        }
    }
}
