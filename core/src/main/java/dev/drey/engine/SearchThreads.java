package dev.drey.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/** The threads of one analysis, each with its own search and solver on the shared tables of an engine. */
final class SearchThreads implements AutoCloseable {
    /** The search and solver of one thread, and the budget that it spends. */
    record Worker(Search search, Optional<Solver> solver, Budget budget) {
        Solver requireSolver() {
            return solver.orElseThrow();
        }

        Worker withBudget(Budget other) {
            return new Worker(search, solver, other);
        }

        long nodes() {
            return search.nodes() + solver.map(Solver::nodes).orElse(0L);
        }
    }

    private final List<Worker> workers = new ArrayList<>();
    private final Optional<ExecutorService> others;

    SearchThreads(GameEngine engine, int threads, Budget budget) {
        for (int i = 0; i < threads; i++) {
            workers.add(new Worker(engine.search(), engine.solver(), budget));
        }
        this.others = threads == 1
                ? Optional.empty()
                : Optional.of(Executors.newFixedThreadPool(threads - 1, task -> {
                    // The default stack is enough: a search recurses once per ply.
                    Thread thread = new Thread(task, "drey-search");
                    thread.setDaemon(true);
                    return thread;
                }));
    }

    Worker first() {
        return workers.get(0);
    }

    long nodes() {
        return workers.stream().mapToLong(Worker::nodes).sum();
    }

    /** Runs the same search on all threads. The first result counts, and the other threads stop. */
    int race(ToIntFunction<Worker> work) {
        return race(work, Long.MAX_VALUE);
    }

    /**
     * Like {@link #race(ToIntFunction)}, but stops after a time.
     *
     * @throws SearchStopped if the time is over, or the budget is spent
     */
    int race(ToIntFunction<Worker> work, long nanos) {
        if (others.isEmpty()) {
            return work.applyAsInt(
                    nanos == Long.MAX_VALUE
                            ? first()
                            : first().withBudget(first().budget().part(nanos)));
        }
        Budget part = first().budget().part(nanos);
        // The first thread to finish sets the result; no other overwrites it.
        int[] result = new int[1];
        boolean[] hasResult = new boolean[1];
        runOnAll(worker -> {
            int value = work.applyAsInt(worker.withBudget(part));
            synchronized (result) {
                if (!hasResult[0]) {
                    hasResult[0] = true;
                    result[0] = value;
                }
            }
            part.stop();
        });
        if (!hasResult[0]) {
            throw new SearchStopped();
        }
        return result[0];
    }

    /** Lets all threads take tasks until there are none; a thread that is stopped takes no more. */
    void shareTasks(Supplier<Optional<Task>> tasks) {
        runOnAll(worker -> {
            for (Optional<Task> task = tasks.get(); task.isPresent(); task = tasks.get()) {
                task.get().run(worker);
            }
        });
        if (first().budget().isSpent()) {
            throw new SearchStopped();
        }
    }

    /** A task for one worker. */
    interface Task {
        void run(Worker worker);
    }

    /** Runs a task on every thread, this one included, and waits for all. A stop ends one thread's part and is no error. */
    private void runOnAll(Task task) {
        List<Future<?>> running = new ArrayList<>();
        for (Worker worker : workers.subList(1, workers.size())) {
            running.add(others.orElseThrow().submit(() -> runUntilStopped(task, worker)));
        }
        @Nullable RuntimeException failed = null;
        try {
            runUntilStopped(task, first());
        } catch (RuntimeException e) {
            failed = e;
        } catch (Error e) {
            failed = new IllegalStateException(e);
        }
        for (Future<?> future : running) {
            failed = await(future, failed);
        }
        if (failed != null) {
            throw failed;
        }
    }

    /** Waits even if interrupted, as no thread may keep using the tables. An interrupt stops the search instead. */
    private @Nullable RuntimeException await(Future<?> future, @Nullable RuntimeException failedBefore) {
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    future.get();
                    return failedBefore;
                } catch (ExecutionException e) {
                    return new IllegalStateException(e.getCause());
                } catch (InterruptedException e) {
                    interrupted = true;
                    first().budget().stop();
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static void runUntilStopped(Task task, Worker worker) {
        try {
            task.run(worker);
        } catch (SearchStopped stopped) {
            // Its results stay in the tables.
        } catch (RuntimeException | Error e) {
            // The other threads must not go on for hours before the failure is reported.
            worker.budget().stop();
            throw e;
        }
    }

    @Override
    public void close() {
        others.ifPresent(ExecutorService::shutdownNow);
    }
}
