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

/** The threads that work on one question, each with a search and a solver of its own on the brain's shared tables. */
final class SearchThreads implements AutoCloseable {
    /** One thread's tools, and the budget it spends from. */
    record Worker(Search search, Optional<Solver> solver, Budget budget) {
        Solver proving() {
            return solver.orElseThrow();
        }

        Worker spending(Budget other) {
            return new Worker(search, solver, other);
        }

        long nodes() {
            return search.nodes() + solver.map(Solver::nodes).orElse(0L);
        }
    }

    private final List<Worker> workers = new ArrayList<>();
    private final Optional<ExecutorService> others;

    SearchThreads(GameEngine brain, int threads, Budget budget) {
        for (int i = 0; i < threads; i++) {
            workers.add(new Worker(brain.search(), brain.solver(), budget));
        }
        this.others = threads == 1
                ? Optional.empty()
                : Optional.of(Executors.newFixedThreadPool(threads - 1, task -> {
                    // The searches call themselves once a ply and never deeper than a game is long.
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

    /** All work on the same; the first answer counts, and the others stop. */
    int race(ToIntFunction<Worker> work) {
        if (others.isEmpty()) {
            return work.applyAsInt(first());
        }
        Budget part = first().budget().part();
        // Whoever is done sets it once; nobody overwrites it.
        int[] answer = new int[1];
        boolean[] answered = new boolean[1];
        each(worker -> {
            int value = work.applyAsInt(worker.spending(part));
            synchronized (answer) {
                if (!answered[0]) {
                    answered[0] = true;
                    answer[0] = value;
                }
            }
            part.stop();
        });
        if (!answered[0]) {
            throw new SearchStopped();
        }
        return answer[0];
    }

    /** All take tasks until there are none; a worker that is halted takes no more. */
    void share(Supplier<Optional<Task>> tasks) {
        each(worker -> {
            for (Optional<Task> task = tasks.get(); task.isPresent(); task = tasks.get()) {
                task.get().run(worker);
            }
        });
        if (first().budget().isSpent()) {
            throw new SearchStopped();
        }
    }

    /** Something for one worker to do. */
    interface Task {
        void run(Worker worker);
    }

    /** Runs it on every thread, this one among them, and waits for all. A halt ends one thread's part and is no error. */
    private void each(Task task) {
        List<Future<?>> running = new ArrayList<>();
        for (Worker worker : workers.subList(1, workers.size())) {
            running.add(others.orElseThrow().submit(() -> halting(task, worker)));
        }
        @Nullable RuntimeException failed = null;
        try {
            halting(task, first());
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

    /** Waits even if interrupted: no thread may be left at work on the tables. An interrupt stops the search instead. */
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

    private static void halting(Task task, Worker worker) {
        try {
            task.run(worker);
        } catch (SearchStopped halt) {
            // What it found stays in the tables.
        } catch (RuntimeException | Error e) {
            // Nobody else should go on for hours before this is heard of.
            worker.budget().stop();
            throw e;
        }
    }

    @Override
    public void close() {
        others.ifPresent(ExecutorService::shutdownNow);
    }
}
