package dev.drey.classroom.sandbox;

import static dev.drey.classroom.sandbox.Trial.MIB;
import static org.assertj.core.api.Assertions.assertThat;

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

/** Programs that would not end, or would take everything; none of their processes may be left. */
final class RunawayTest {
    private static final String EVERY_WAY = "dev.drey.classroom.sandbox.Trial#everyWay";
    private static final Duration SHORT = Duration.ofMillis(300);

    private final String nap = Trial.nap();

    @ParameterizedTest
    @MethodSource(EVERY_WAY)
    void aHangIsEndedInTime(Sandbox sandbox) throws Exception {
        try (Trial trial = new Trial(sandbox).within(Limits.DEFAULT.withTime(SHORT))) {
            Run run = trial.sh("echo before; trap '' TERM INT HUP; sleep $1 & sleep $1; sleep $1", nap);
            assertThat(run.ending()).isEqualTo(Ending.TIME);
            assertThat(run.reason()).isEqualTo("took longer than 0.3 s");
            assertThat(run.exitCode()).isEqualTo(-1);
            assertThat(run.stdoutHead()).isEqualTo("before\n");
            assertThat(run.wall()).isGreaterThanOrEqualTo(SHORT);
            assertThat(Trial.sleepers(nap)).isZero();
        }
    }

    @ParameterizedTest
    @MethodSource(EVERY_WAY)
    void endlessTextIsEnded(Sandbox sandbox) throws Exception {
        try (Trial trial = new Trial(sandbox).within(Limits.DEFAULT.withOutputBytes(4 * MIB))) {
            assertThat(trial.sh("yes").ending()).isEqualTo(Ending.OUTPUT);
            assertThat(trial.sh("yes >&2").reason()).isEqualTo("wrote more than 4 MiB");
        }
    }

    @ParameterizedTest
    @MethodSource(EVERY_WAY)
    void anEndlessFileIsEnded(Sandbox sandbox) throws Exception {
        try (Trial trial = new Trial(sandbox).within(Limits.DEFAULT.withOutputBytes(4 * MIB))) {
            assertThat(trial.sh("mkdir -p a/b; yes >a/b/file").ending()).isEqualTo(Ending.OUTPUT);
            assertThat(Files.size(trial.workspace.folder().resolve("a/b/file"))).isBetween(4 * MIB, 5 * MIB);
        }
    }

    @ParameterizedTest
    @MethodSource(EVERY_WAY)
    void filesAndTextCountTogether(Sandbox sandbox) throws Exception {
        try (Trial trial = new Trial(sandbox).within(Limits.DEFAULT.withOutputBytes(MIB))) {
            String kibibytes = "head -c %dk /dev/zero >a; head -c %dk /dev/zero";
            assertThat(trial.sh(kibibytes.formatted(500, 500)).ending()).isEqualTo(Ending.EXITED);
            assertThat(trial.sh(kibibytes.formatted(600, 600)).ending()).isEqualTo(Ending.OUTPUT);
        }
    }

    /** Private folders have no watcher: they are full at some point. */
    @ParameterizedTest
    @MethodSource("dev.drey.classroom.sandbox.Trial#confinedWays")
    void privateFoldersAreSmall(Sandbox sandbox) throws Exception {
        try (Trial trial = new Trial(sandbox).within(Limits.DEFAULT.withOutputBytes(MIB))) {
            for (String folder : new String[] {"/tmp", "/dev/shm"}) {
                Run run = trial.sh("head -c 1500k /dev/zero >$1/a; wc -c <$1/a", folder);
                assertThat(run.stdoutHead().strip()).isEqualTo(Long.toString(MIB));
            }
            assertThat(trial.sh(": >/dev/file").succeeded()).isFalse();
        }
    }

    @Test
    void countlessFilesAreEnded() throws Exception {
        try (Trial trial = new Trial(Sandbox.best())) {
            Run run = trial.sh("seq " + (FolderSize.MOST_FILES + 1) + " | xargs touch; sleep $1", nap);
            assertThat(run.ending()).isEqualTo(Ending.OUTPUT);
            assertThat(run.reason()).isEqualTo("made more than 2,000 files");
        }
    }

    /** Rights would not do, as nothing is unreadable to root. */
    @Test
    void aFolderTooDeepToReadIsEnded() throws Exception {
        String name = "d".repeat(250);
        try (Trial trial = new Trial(Sandbox.best())) {
            Run run = trial.sh("for i in $(seq 20); do mkdir $1; cd -P $1; done; sleep $2", name, nap);
            assertThat(run.ending()).isEqualTo(Ending.OUTPUT);
            assertThat(run.reason()).isEqualTo("made its folder unreadable");
        }
    }

    /** The file's name is gone before anything is in it. */
    @ParameterizedTest
    @MethodSource(EVERY_WAY)
    void aDeletedFileCounts(Sandbox sandbox) throws Exception {
        try (Trial trial = new Trial(sandbox).within(Limits.DEFAULT.withOutputBytes(4 * MIB))) {
            String fill = "exec 3>file; rm file; head -c $1 /dev/zero >&3; sleep $2";
            Run run = trial.sh(fill, "4500k", nap);
            assertThat(run.reason()).isEqualTo("wrote more than 4 MiB");
            assertThat(trial.sh(fill, "3500k", "0.2").succeeded()).isTrue();
        }
    }

    /** Each file is small enough and nobody maps it; the folder of temporary files is held in memory. */
    @ParameterizedTest
    @MethodSource("dev.drey.classroom.sandbox.Trial#confinedWays")
    void aDeletedFileInMemoryCountsAsMemory(Sandbox sandbox) throws Exception {
        try (Trial trial = new Trial(sandbox).within(Limits.DEFAULT.withMemoryBytes(32 * MIB))) {
            String fill = "exec 3>/tmp/file 4>/dev/shm/file; rm /tmp/file /dev/shm/file;"
                    + " head -c $1 /dev/zero >&3; head -c $1 /dev/zero >&4; sleep $2";
            Run run = trial.sh(fill, "20M", nap);
            assertThat(run.ending()).isEqualTo(Ending.MEMORY);
            assertThat(run.reason()).isEqualTo("used more than 32 MiB of memory");
            assertThat(trial.sh(fill, "5M", "0.2").succeeded()).isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource(EVERY_WAY)
    void aForkBombIsEnded(Sandbox sandbox) throws Exception {
        try (Trial trial = new Trial(sandbox).within(Limits.DEFAULT.withProcesses(20))) {
            Run run = trial.sh("i=0; while [ $i -lt 300 ]; do (sleep $1 &) ; i=$((i+1)); done; sleep $1", nap);
            assertThat(run.ending()).isEqualTo(Ending.PROCESSES);
            assertThat(run.reason()).isEqualTo("started more than 20 processes");
            assertThat(Trial.sleepers(nap)).isZero();
        }
    }

    @ParameterizedTest
    @MethodSource(EVERY_WAY)
    void asManyProcessesAsAllowedAreNoBomb(Sandbox sandbox) throws Exception {
        try (Trial trial = new Trial(sandbox).within(Limits.DEFAULT.withProcesses(4))) {
            // The shell and three more.
            assertThat(trial.sh("sleep 0.1 & sleep 0.1 & sleep 0.1 & wait").ending())
                    .isEqualTo(Ending.EXITED);
            assertThat(trial.sh("sleep 9 & sleep 9 & sleep 9 & sleep 9 & wait").ending())
                    .isEqualTo(Ending.PROCESSES);
        }
    }

    @ParameterizedTest
    @MethodSource(EVERY_WAY)
    void tooMuchMemoryIsEnded(Sandbox sandbox) throws Exception {
        try (Trial trial = new Trial(sandbox).within(Limits.DEFAULT.withMemoryBytes(64 * MIB))) {
            // Nobody reads what it has gathered, so it keeps it.
            Run run = trial.sh("head -c 200M /dev/zero | tail -c 200M | sleep $1", nap);
            assertThat(run.ending()).isEqualTo(Ending.MEMORY);
            assertThat(run.peakMemoryBytes()).isBetween(64 * MIB, 400 * MIB);
            assertThat(Trial.sleepers(nap)).isZero();
        }
    }

    @ParameterizedTest
    @MethodSource(EVERY_WAY)
    void memoryIsReported(Sandbox sandbox) throws Exception {
        try (Trial trial = new Trial(sandbox).within(Limits.DEFAULT.withTime(Duration.ofMinutes(2)))) {
            // tail holds all 30 MiB when it writes its first byte, and until its reader has slept.
            Run run = trial.sh("head -c 30M /dev/zero | tail -c 30M | { head -c 1 >/dev/null; sleep 1; }");
            assertThat(run.ending()).isEqualTo(Ending.EXITED);
            assertThat(run.peakMemoryBytes()).isBetween(30 * MIB, 60 * MIB);
        }
    }

    /** The one kind keeps the output open, the other leaves parents, session, group and output behind. */
    @ParameterizedTest
    @MethodSource(EVERY_WAY)
    void nothingSurvivesItsEnd(Sandbox sandbox) throws Exception {
        try (Trial trial = new Trial(sandbox)) {
            Run run = trial.sh("(sleep $1 &); (setsid sleep $1 >/dev/null 2>&1 </dev/null &); echo done", nap);
            assertThat(run.ending()).isEqualTo(Ending.EXITED);
            assertThat(run.stdoutHead()).isEqualTo("done\n");
            assertThat(Trial.sleepers(nap)).isZero();
        }
    }

    @ParameterizedTest
    @MethodSource(EVERY_WAY)
    void anInterruptEndsIt(Sandbox sandbox) throws Exception {
        try (Trial trial = new Trial(sandbox)) {
            CompletableFuture<Throwable> thrown = new CompletableFuture<>();
            Thread thread = new Thread(() -> {
                try {
                    trial.sh("sleep $1", nap);
                    thrown.complete(new AssertionError("was not interrupted"));
                } catch (Exception e) {
                    thrown.complete(e);
                }
            });
            thread.start();
            Trial.await(() -> Trial.sleepers(nap) == 1);
            thread.interrupt();
            assertThat(thrown.get(2, TimeUnit.MINUTES)).isInstanceOf(InterruptedException.class);
            assertThat(Trial.sleepers(nap)).isZero();
        }
    }

    /** As on Ctrl-C; a confined program does not even outlive a virtual machine that was killed. */
    @ParameterizedTest
    @MethodSource(EVERY_WAY)
    void itEndsWithTheVirtualMachine(Sandbox sandbox, @TempDir Path temporary) throws Exception {
        Process machine = start(temporary, Sleeper.class, sandbox.name(), nap);
        try {
            Trial.await(() -> Trial.sleepers(nap) == 1 || !machine.isAlive());
            assertThat(machine.isAlive()).isTrue();
            if (sandbox.confined()) {
                machine.destroyForcibly();
            } else {
                machine.destroy();
            }
            assertThat(machine.waitFor(2, TimeUnit.MINUTES)).isTrue();
            Trial.await(() -> Trial.sleepers(nap) == 0);
            if (!sandbox.confined()) {
                assertThat(temporary).isEmptyDirectory();
            }
        } finally {
            machine.destroyForcibly();
        }
    }

    /** Other threads go on to the next folder while the virtual machine ends. */
    @Test
    void noFolderIsLeftBetweenTwoRuns(@TempDir Path temporary) throws Exception {
        Process machine = start(temporary, Grinder.class);
        try (BufferedReader printed = machine.inputReader()) {
            assertThat(printed.readLine()).isEqualTo("done");
            machine.destroy();
            assertThat(machine.waitFor(2, TimeUnit.MINUTES)).isTrue();
            assertThat(temporary).isEmptyDirectory();
        } finally {
            machine.destroyForcibly();
        }
    }

    private static Process start(Path temporary, Class<?> program, String... words) throws IOException {
        List<String> line = new ArrayList<>();
        line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        line.addAll(List.of("-Xshare:auto", "-XX:TieredStopAtLevel=1", "-Djava.io.tmpdir=" + temporary));
        line.addAll(List.of("-cp", System.getProperty("java.class.path"), program.getName()));
        line.addAll(List.of(words));
        return new ProcessBuilder(line)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }
}
