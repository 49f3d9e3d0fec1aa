package dev.drey.classroom.sandbox;

import dev.drey.classroom.sandbox.RunResult.Termination;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Serial;
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
 * One run of a command line: starts the process, releases the program once it is monitored, and kills all that is left of it. The
 * calling thread starts and monitors the process, because the kernel kills a confined program together with the thread that started it.
 */
final class Execution {
    private static final long SETUP_TIMEOUT_SECONDS = 30;
    private static final long REMAINING_OUTPUT_TIMEOUT_MILLIS = 2_000;
    private static final int NOT_FOUND = 127;

    private final SandboxedCommand command;
    private final List<String> line;
    private final Map<String, String> environment;
    private final List<Path> writableFolders;
    private final int wrapperLevels;

    /** Thrown if the sandbox could not be set up. The program was not started. */
    static final class SetupException extends IOException {
        @Serial
        private static final long serialVersionUID = 1L;

        SetupException(String message) {
            super(message);
        }
    }

    /**
     * @param line the command line including the wrapping programs
     * @param writableFolders all folders of the system that the program may write to
     * @param wrapperLevels the number of process generations above the program's first process
     */
    Execution(
            SandboxedCommand command,
            List<String> line,
            Map<String, String> environment,
            List<Path> writableFolders,
            int wrapperLevels) {
        this.command = command;
        this.line = line;
        this.environment = environment;
        this.writableFolders = writableFolders;
        this.wrapperLevels = wrapperLevels;
    }

    RunResult run() throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(line);
        builder.environment().clear();
        builder.environment().putAll(environment);
        String marker = environment.get(IsolationMethod.Unconfined.MARKER_VARIABLE);
        ProcessTree processes =
                ShutdownCleanup.startProcesses(() -> new ProcessTree(builder.start(), wrapperLevels, marker));
        Process process = processes.root();
        try {
            return run(process, processes);
        } finally {
            processes.killAll();
            process.destroyForcibly();
            ShutdownCleanup.unregister(processes);
        }
    }

    private RunResult run(Process process, ProcessTree processes) throws IOException, InterruptedException {
        OutputCapture stdout = OutputCapture.start(process.getInputStream(), false);
        OutputCapture stderr = OutputCapture.start(process.getErrorStream(), true);
        awaitReady(stderr);
        processes.identifyWrappers();
        try (FolderMonitor files =
                new FolderMonitor(writableFolders, command.limits().outputBytes())) {
            LimitMonitor monitor = new LimitMonitor(
                    process, processes, command.limits(), files, List.of(stdout::bytes, stderr::bytes));
            String secret = "drey: not started " + UUID.randomUUID() + "\n";
            release(process, secret);
            LimitMonitor.TerminationCause cause = monitor.awaitTermination();
            Duration wallTime = monitor.elapsed();
            if (!processes.killAll()) {
                throw new IOException("some processes of " + programName() + " cannot be killed");
            }
            process.waitFor();
            stdout.awaitEnd(REMAINING_OUTPUT_TIMEOUT_MILLIS);
            stderr.awaitEnd(REMAINING_OUTPUT_TIMEOUT_MILLIS);
            if (cause.termination() == Termination.EXITED) {
                cause = monitor.checkFinalOutput();
            }
            int exitCode = cause.termination() == Termination.EXITED ? process.exitValue() : -1;
            if (exitCode >= 0 && stderr.tail().endsWith(secret)) {
                String reason = startFailure(exitCode);
                return new RunResult(Termination.NOT_STARTED, reason, -1, "", reason, wallTime, 0);
            }
            return new RunResult(
                    cause.termination(),
                    cause.reason(),
                    exitCode,
                    stdout.head(),
                    stderr.tail(),
                    wallTime,
                    monitor.peakMemoryBytes());
        }
    }

    private void awaitReady(OutputCapture stderr) throws IOException, InterruptedException {
        try {
            OutputCapture.SetupOutput setup = stderr.setupOutput().get(SETUP_TIMEOUT_SECONDS, TimeUnit.SECONDS);
            if (!setup.ready()) {
                throw new SetupException(
                        line.get(0) + " could not be set up: " + setup.printed().strip());
            }
        } catch (TimeoutException | ExecutionException e) {
            throw new IOException(line.get(0) + " was not set up after " + SETUP_TIMEOUT_SECONDS + " s", e);
        }
    }

    /**
     * Lets the launch script start the program. The script waits for this line and prints it if the program cannot be started; since
     * the program never sees the secret, it cannot fake that.
     */
    private static void release(Process process, String secret) throws IOException {
        try (OutputStream in = process.getOutputStream()) {
            in.write(secret.getBytes(StandardCharsets.US_ASCII));
        }
    }

    private String startFailure(int exitCode) {
        return programName() + (exitCode == NOT_FOUND ? ": no such program" : ": not a program that can be executed");
    }

    private String programName() {
        return command.words().get(0);
    }
}
