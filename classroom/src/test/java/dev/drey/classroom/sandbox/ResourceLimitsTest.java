package dev.drey.classroom.sandbox;

import static dev.drey.classroom.sandbox.SandboxTrial.MIB;
import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.classroom.sandbox.RunResult.Termination;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Programs that exceed a limit are killed, and none of their processes survives. */
final class ResourceLimitsTest {
    private static final String ALL = "dev.drey.classroom.sandbox.SandboxTrial#allSandboxes";
    private static final Duration SHORT = Duration.ofMillis(300);

    private final String sleepSeconds = SandboxTrial.uniqueSleepSeconds();

    @ParameterizedTest
    @MethodSource(ALL)
    void killsProgramThatExceedsTime(Sandbox sandbox) throws Exception {
        try (SandboxTrial trial = new SandboxTrial(sandbox).within(ResourceLimits.DEFAULT.withTime(SHORT))) {
            RunResult result =
                    trial.sh("echo before; trap '' TERM INT HUP; sleep $1 & sleep $1; sleep $1", sleepSeconds);
            assertThat(result.termination()).isEqualTo(Termination.TIME);
            assertThat(result.reason()).isEqualTo("took longer than 0.3 s");
            assertThat(result.exitCode()).isEqualTo(-1);
            assertThat(result.stdoutHead()).isEqualTo("before\n");
            assertThat(result.wallTime()).isGreaterThanOrEqualTo(SHORT);
            assertThat(SandboxTrial.countSleeping(sleepSeconds)).isZero();
        }
    }

    @ParameterizedTest
    @MethodSource(ALL)
    void killsProgramThatPrintsTooMuch(Sandbox sandbox) throws Exception {
        try (SandboxTrial trial = new SandboxTrial(sandbox).within(ResourceLimits.DEFAULT.withOutputBytes(4 * MIB))) {
            assertThat(trial.sh("yes").termination()).isEqualTo(Termination.OUTPUT);
            assertThat(trial.sh("yes >&2").reason()).isEqualTo("wrote more than 4 MiB");
        }
    }

    @ParameterizedTest
    @MethodSource(ALL)
    void killsProgramThatWritesTooLargeFile(Sandbox sandbox) throws Exception {
        try (SandboxTrial trial = new SandboxTrial(sandbox).within(ResourceLimits.DEFAULT.withOutputBytes(4 * MIB))) {
            assertThat(trial.sh("mkdir -p a/b; yes >a/b/file").termination()).isEqualTo(Termination.OUTPUT);
            assertThat(Files.size(trial.workspace.folder().resolve("a/b/file"))).isBetween(4 * MIB, 5 * MIB);
        }
    }

    @ParameterizedTest
    @MethodSource(ALL)
    void addsUpFilesAndPrintedText(Sandbox sandbox) throws Exception {
        try (SandboxTrial trial = new SandboxTrial(sandbox).within(ResourceLimits.DEFAULT.withOutputBytes(MIB))) {
            String kibibytes = "head -c %dk /dev/zero >a; head -c %dk /dev/zero";
            assertThat(trial.sh(kibibytes.formatted(500, 500)).termination()).isEqualTo(Termination.EXITED);
            assertThat(trial.sh(kibibytes.formatted(600, 600)).termination()).isEqualTo(Termination.OUTPUT);
        }
    }

    /** Private folders are not monitored; their file systems have a maximum size. */
    @ParameterizedTest
    @MethodSource("dev.drey.classroom.sandbox.SandboxTrial#confinedSandboxes")
    void limitsSizeOfPrivateFolders(Sandbox sandbox) throws Exception {
        try (SandboxTrial trial = new SandboxTrial(sandbox).within(ResourceLimits.DEFAULT.withOutputBytes(MIB))) {
            for (String folder : new String[] {"/tmp", "/dev/shm"}) {
                RunResult result = trial.sh("head -c 1500k /dev/zero >$1/a; wc -c <$1/a", folder);
                assertThat(result.stdoutHead().strip()).isEqualTo(Long.toString(MIB));
            }
            assertThat(trial.sh(": >/dev/file").succeeded()).isFalse();
        }
    }

    @Test
    void killsProgramThatCreatesTooManyFiles() throws Exception {
        try (SandboxTrial trial = new SandboxTrial(Sandbox.best())) {
            RunResult result = trial.sh(
                    "seq " + (FolderMonitor.FolderSize.MAX_FILES + 1) + " | xargs touch; sleep $1", sleepSeconds);
            assertThat(result.termination()).isEqualTo(Termination.OUTPUT);
            assertThat(result.reason()).isEqualTo("created more than 2,000 files");
        }
    }

    /** Nested folders, because removing permissions has no effect for root. */
    @Test
    void killsProgramThatMakesItsFolderUnreadable() throws Exception {
        String name = "d".repeat(250);
        try (SandboxTrial trial = new SandboxTrial(Sandbox.best())) {
            RunResult result =
                    trial.sh("for i in $(seq 20); do mkdir $1; cd -P $1; done; sleep $2", name, sleepSeconds);
            assertThat(result.termination()).isEqualTo(Termination.OUTPUT);
            assertThat(result.reason()).isEqualTo("made its folder unreadable");
        }
    }

    /** The file is deleted before anything is written to it. */
    @ParameterizedTest
    @MethodSource(ALL)
    void countsDeletedOpenFilesAsOutput(Sandbox sandbox) throws Exception {
        try (SandboxTrial trial = new SandboxTrial(sandbox).within(ResourceLimits.DEFAULT.withOutputBytes(4 * MIB))) {
            String fill = "exec 3>file; rm file; head -c $1 /dev/zero >&3; sleep $2";
            RunResult result = trial.sh(fill, "4500k", sleepSeconds);
            assertThat(result.reason()).isEqualTo("wrote more than 4 MiB");
            assertThat(trial.sh(fill, "3500k", "0.2").succeeded()).isTrue();
        }
    }

    /** Each file is small enough and none is mapped; /tmp and /dev/shm are file systems in memory. */
    @ParameterizedTest
    @MethodSource("dev.drey.classroom.sandbox.SandboxTrial#confinedSandboxes")
    void countsDeletedOpenFilesInMemoryAsMemory(Sandbox sandbox) throws Exception {
        try (SandboxTrial trial = new SandboxTrial(sandbox).within(ResourceLimits.DEFAULT.withMemoryBytes(32 * MIB))) {
            String fill = "exec 3>/tmp/file 4>/dev/shm/file; rm /tmp/file /dev/shm/file;"
                    + " head -c $1 /dev/zero >&3; head -c $1 /dev/zero >&4; sleep $2";
            RunResult result = trial.sh(fill, "20M", sleepSeconds);
            assertThat(result.termination()).isEqualTo(Termination.MEMORY);
            assertThat(result.reason()).isEqualTo("used more than 32 MiB of memory");
            assertThat(trial.sh(fill, "5M", "0.2").succeeded()).isTrue();
        }
    }

    /** Such a program ends before the first measurement during its run. */
    @ParameterizedTest
    @MethodSource(ALL)
    void measuresMemoryOfVeryShortRun(Sandbox sandbox) throws Exception {
        try (SandboxTrial trial = new SandboxTrial(sandbox)) {
            for (int i = 0; i < 10; i++) {
                assertThat(trial.sh("exit 0").peakMemoryBytes()).isPositive();
            }
        }
    }

    @ParameterizedTest
    @MethodSource(ALL)
    void killsForkBomb(Sandbox sandbox) throws Exception {
        try (SandboxTrial trial = new SandboxTrial(sandbox).within(ResourceLimits.DEFAULT.withProcesses(20))) {
            RunResult result =
                    trial.sh("i=0; while [ $i -lt 300 ]; do (sleep $1 &) ; i=$((i+1)); done; sleep $1", sleepSeconds);
            assertThat(result.termination()).isEqualTo(Termination.PROCESSES);
            assertThat(result.reason()).isEqualTo("started more than 20 processes");
            assertThat(SandboxTrial.countSleeping(sleepSeconds)).isZero();
        }
    }

    @ParameterizedTest
    @MethodSource(ALL)
    void permitsMaximumNumberOfProcesses(Sandbox sandbox) throws Exception {
        try (SandboxTrial trial = new SandboxTrial(sandbox).within(ResourceLimits.DEFAULT.withProcesses(4))) {
            // The shell and three more.
            assertThat(trial.sh("sleep 0.1 & sleep 0.1 & sleep 0.1 & wait").termination())
                    .isEqualTo(Termination.EXITED);
            assertThat(trial.sh("sleep 9 & sleep 9 & sleep 9 & sleep 9 & wait").termination())
                    .isEqualTo(Termination.PROCESSES);
        }
    }

    @ParameterizedTest
    @MethodSource(ALL)
    void killsProgramThatUsesTooMuchMemory(Sandbox sandbox) throws Exception {
        try (SandboxTrial trial = new SandboxTrial(sandbox).within(ResourceLimits.DEFAULT.withMemoryBytes(64 * MIB))) {
            // tail buffers everything, because its reader only sleeps.
            RunResult result = trial.sh("head -c 200M /dev/zero | tail -c 200M | sleep $1", sleepSeconds);
            assertThat(result.termination()).isEqualTo(Termination.MEMORY);
            assertThat(result.peakMemoryBytes()).isBetween(64 * MIB, 400 * MIB);
            assertThat(SandboxTrial.countSleeping(sleepSeconds)).isZero();
        }
    }

    @ParameterizedTest
    @MethodSource(ALL)
    void reportsPeakMemory(Sandbox sandbox) throws Exception {
        try (SandboxTrial trial =
                new SandboxTrial(sandbox).within(ResourceLimits.DEFAULT.withTime(Duration.ofMinutes(2)))) {
            // tail holds all 30 MiB from its first byte of output until its reader has slept.
            RunResult result = trial.sh("head -c 30M /dev/zero | tail -c 30M | { head -c 1 >/dev/null; sleep 1; }");
            assertThat(result.termination()).isEqualTo(Termination.EXITED);
            assertThat(result.peakMemoryBytes()).isBetween(30 * MIB, 60 * MIB);
        }
    }

    /** The first process keeps the output open; the second detaches from parents, session, group and output. */
    @ParameterizedTest
    @MethodSource(ALL)
    void killsBackgroundProcessesAfterExit(Sandbox sandbox) throws Exception {
        try (SandboxTrial trial = new SandboxTrial(sandbox)) {
            RunResult result =
                    trial.sh("(sleep $1 &); (setsid sleep $1 >/dev/null 2>&1 </dev/null &); echo done", sleepSeconds);
            assertThat(result.termination()).isEqualTo(Termination.EXITED);
            assertThat(result.stdoutHead()).isEqualTo("done\n");
            assertThat(SandboxTrial.countSleeping(sleepSeconds)).isZero();
        }
    }

    @ParameterizedTest
    @MethodSource(ALL)
    void interruptKillsProgram(Sandbox sandbox) throws Exception {
        try (SandboxTrial trial = new SandboxTrial(sandbox)) {
            CompletableFuture<Throwable> thrown = new CompletableFuture<>();
            Thread thread = new Thread(() -> {
                try {
                    trial.sh("sleep $1", sleepSeconds);
                    thrown.complete(new AssertionError("was not interrupted"));
                } catch (Exception e) {
                    thrown.complete(e);
                }
            });
            thread.start();
            SandboxTrial.await(() -> SandboxTrial.countSleeping(sleepSeconds) == 1);
            thread.interrupt();
            assertThat(thrown.get(2, TimeUnit.MINUTES)).isInstanceOf(InterruptedException.class);
            assertThat(SandboxTrial.countSleeping(sleepSeconds)).isZero();
        }
    }

    /** SIGTERM as on Ctrl-C; a confined program also ends if the virtual machine is killed. */
    @ParameterizedTest
    @MethodSource(ALL)
    void shutdownOfVirtualMachineKillsProgram(Sandbox sandbox, @TempDir Path temporary) throws Exception {
        Process machine = start(temporary, SleepingRunMain.class, sandbox.name(), sleepSeconds);
        try {
            SandboxTrial.await(() -> SandboxTrial.countSleeping(sleepSeconds) == 1 || !machine.isAlive());
            assertThat(machine.isAlive()).isTrue();
            if (sandbox.isConfined()) {
                machine.destroyForcibly();
            } else {
                machine.destroy();
            }
            assertThat(machine.waitFor(2, TimeUnit.MINUTES)).isTrue();
            SandboxTrial.await(() -> SandboxTrial.countSleeping(sleepSeconds) == 0);
            if (!sandbox.isConfined()) {
                assertThat(temporary).isEmptyDirectory();
            }
        } finally {
            machine.destroyForcibly();
        }
    }

    /** Other threads try to create new workspaces during the shutdown. */
    @Test
    void shutdownOfVirtualMachineDeletesWorkspaces(@TempDir Path temporary) throws Exception {
        Process machine = start(temporary, RepeatedRunsMain.class);
        try (BufferedReader printed = machine.inputReader()) {
            assertThat(printed.readLine()).isEqualTo("done");
            machine.destroy();
            assertThat(machine.waitFor(2, TimeUnit.MINUTES)).isTrue();
            assertThat(temporary).isEmptyDirectory();
        } finally {
            machine.destroyForcibly();
        }
    }

    private static Process start(Path temporary, Class<?> program, String... arguments) throws IOException {
        List<String> line = new ArrayList<>();
        line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        line.addAll(List.of("-Xshare:auto", "-XX:TieredStopAtLevel=1", "-Djava.io.tmpdir=" + temporary));
        line.addAll(List.of("-cp", System.getProperty("java.class.path"), program.getName()));
        line.addAll(List.of(arguments));
        return new ProcessBuilder(line)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }
}
