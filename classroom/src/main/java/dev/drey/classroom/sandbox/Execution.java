package dev.drey.classroom.sandbox;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * One run of a command line: starts it, lets the program go when everything is watched, and leaves nothing of it. The thread
 * that calls is the one that watches, and starts it too: the system ends a confined program with the thread that started it.
 */
final class Execution {
    private static final long SET_UP_SECONDS = 30;
    private static final long LAST_WORDS_MILLIS = 2_000;
    private static final int NOT_FOUND = 127;

    private final Task task;
    private final List<String> line;
    private final Map<String, String> environment;
    private final List<Path> folders;
    private final int wrappers;

    /**
     * @param folders all that the program may fill
     * @param wrappers how many generations of processes come before the program's first
     */
    Execution(Task task, List<String> line, Map<String, String> environment, List<Path> folders, int wrappers) {
        this.task = task;
        this.line = line;
        this.environment = environment;
        this.folders = folders;
        this.wrappers = wrappers;
    }

    Run run() throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(line);
        builder.environment().clear();
        builder.environment().putAll(environment);
        Family family = Leftovers.begin(() -> new Family(builder.start(), wrappers, environment.get(Bare.MARK)));
        Process process = family.root();
        try {
            return run(process, family);
        } finally {
            family.kill();
            process.destroyForcibly();
            Leftovers.ended(family);
        }
    }

    private Run run(Process process, Family family) throws IOException, InterruptedException {
        Capture out = Capture.of(process.getInputStream(), false);
        Capture err = Capture.of(process.getErrorStream(), true);
        awaitReady(err);
        family.meet();
        try (FolderWatch files = new FolderWatch(folders, task.limits().outputBytes())) {
            Watch watch = new Watch(process, family, task.limits(), files, List.of(out::bytes, err::bytes));
            String secret = "drey: not started " + UUID.randomUUID() + "\n";
            letGo(process, secret);
            Outcome outcome = watch.untilEnd();
            Duration wall = watch.elapsed();
            if (!family.kill()) {
                throw new IOException("some processes of " + task.command().get(0) + " cannot be killed");
            }
            process.waitFor();
            out.await(LAST_WORDS_MILLIS);
            err.await(LAST_WORDS_MILLIS);
            if (outcome.ending() == Ending.EXITED) {
                outcome = watch.afterwards();
            }
            int exitCode = outcome.ending() == Ending.EXITED ? process.exitValue() : -1;
            if (exitCode >= 0 && err.tail().endsWith(secret)) {
                return new Run(Ending.NOT_STARTED, reason(exitCode), -1, "", reason(exitCode), wall, 0);
            }
            return new Run(
                    outcome.ending(),
                    outcome.reason(),
                    exitCode,
                    out.head(),
                    err.tail(),
                    wall,
                    watch.peakMemoryBytes());
        }
    }

    private void awaitReady(Capture err) throws IOException, InterruptedException {
        try {
            Capture.SetUp setUp = err.setUp().get(SET_UP_SECONDS, TimeUnit.SECONDS);
            if (!setUp.ready()) {
                throw new SetUpFailed(
                        line.get(0) + " could not be set up: " + setUp.printed().strip());
            }
        } catch (TimeoutException | ExecutionException e) {
            throw new IOException(line.get(0) + " was not set up after " + SET_UP_SECONDS + " s", e);
        }
    }

    /** The launching script waits for a line, and repeats it if it cannot become the program: no program can know it. */
    private static void letGo(Process process, String secret) throws IOException {
        try (OutputStream in = process.getOutputStream()) {
            in.write(secret.getBytes(StandardCharsets.US_ASCII));
        }
    }

    private String reason(int exitCode) {
        return task.command().get(0)
                + (exitCode == NOT_FOUND ? ": no such program" : ": not a program that can be executed");
    }
}
