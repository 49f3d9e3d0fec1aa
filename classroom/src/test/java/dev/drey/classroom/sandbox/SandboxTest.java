package dev.drey.classroom.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a well-behaved program finds. */
final class SandboxTest {
    private static final String EVERY_WAY = "dev.drey.classroom.sandbox.Trial#everyWay";

    @Test
    void allWaysWorkHereAndTheBestOneConfines() throws InterruptedException {
        for (Sandbox sandbox : Sandbox.all()) {
            assertThat(sandbox.works()).as(sandbox.name()).isTrue();
        }
        assertThat(Sandbox.all()).extracting(Sandbox::name).containsExactly("bwrap", "unshare", "none");
        assertThat(Sandbox.best().name()).isEqualTo("bwrap");
        assertThat(Sandbox.named("unshare").orElseThrow().confined()).isTrue();
        assertThat(Sandbox.named("none").orElseThrow().confined()).isFalse();
        assertThat(Sandbox.named("docker")).isEmpty();
    }

    @ParameterizedTest
    @MethodSource(EVERY_WAY)
    void readsItsInputAndLeavesItsOutput(Sandbox sandbox) throws Exception {
        try (Trial trial = new Trial(sandbox)) {
            Files.writeString(trial.workspace.folder().resolve("input.txt"), "nuts\n");
            Run run = trial.sh("cat; tr a-z A-Z <input.txt >output.txt; echo told; echo warned >&2; exit 7");
            assertThat(run.ending()).isEqualTo(Ending.EXITED);
            assertThat(run.reason()).isEmpty();
            assertThat(run.exitCode()).isEqualTo(7);
            assertThat(run.succeeded()).isFalse();
            assertThat(run.stdoutHead()).isEqualTo("told\n");
            assertThat(run.stderrTail()).isEqualTo("warned\n");
            assertThat(run.wall()).isPositive();
            assertThat(trial.file("output.txt")).isEqualTo("NUTS\n");
        }
    }

    @ParameterizedTest
    @MethodSource(EVERY_WAY)
    void aSignalGivesItsNumber(Sandbox sandbox) throws Exception {
        try (Trial trial = new Trial(sandbox)) {
            Run run = trial.sh("kill -TERM $$");
            assertThat(run.ending()).isEqualTo(Ending.EXITED);
            assertThat(run.exitCode()).isEqualTo(128 + 15);
        }
    }

    @ParameterizedTest
    @MethodSource(EVERY_WAY)
    void wordsAreTakenAsTheyAre(Sandbox sandbox) throws Exception {
        List<String> words =
                List.of("$(touch x)", "two  words", "", "'", "\"; touch y; \"", "`touch z`", "*", "\\n", "--", "ä");
        try (Trial trial = new Trial(sandbox)) {
            Run run = trial.sh("for word; do printf '%s|' \"$word\"; done", words.toArray(String[]::new));
            assertThat(run.stdoutHead()).isEqualTo(String.join("|", words) + "|");
            try (var files = Files.list(trial.workspace.folder())) {
                assertThat(files).isEmpty();
            }
        }
    }

    @ParameterizedTest
    @MethodSource(EVERY_WAY)
    void whatCannotBeStartedIsNamed(Sandbox sandbox) throws Exception {
        try (Trial trial = new Trial(sandbox)) {
            Run missing = trial.run(List.of("no-such-program", "x"));
            assertThat(missing.ending()).isEqualTo(Ending.NOT_STARTED);
            assertThat(missing.reason()).isEqualTo("no-such-program: no such program");
            // A builtin of the shell is no program.
            assertThat(trial.run(List.of("exit", "0")).ending()).isEqualTo(Ending.NOT_STARTED);
            Run text = trial.run(List.of("/etc/passwd"));
            assertThat(text.ending()).isEqualTo(Ending.NOT_STARTED);
            assertThat(text.reason()).isEqualTo("/etc/passwd: not a program that can be executed");
            assertThat(trial.sh("exit 127").exitCode()).isEqualTo(127);
        }
    }

    /** Nothing that a program can get hold of makes it look as if it had not been started. */
    @ParameterizedTest
    @MethodSource(EVERY_WAY)
    void aProgramCannotPretendThatItWasNotStarted(Sandbox sandbox) throws Exception {
        try (Trial trial = new Trial(sandbox)) {
            Run run = trial.sh("set; cat /proc/1/cmdline /proc/self/environ; echo 'drey: not started' >&2; exit 127");
            assertThat(run.ending()).isEqualTo(Ending.EXITED);
            assertThat(run.exitCode()).isEqualTo(127);
            assertThat(run.stdoutHead()).contains("PATH").doesNotContain("drey: not started ");
        }
    }

    @ParameterizedTest
    @MethodSource(EVERY_WAY)
    void theEnvironmentIsBare(Sandbox sandbox) throws Exception {
        try (Trial trial = new Trial(sandbox)) {
            Run run = trial.run(List.of("env"));
            assertThat(run.stdoutHead().lines().map(line -> line.substring(0, line.indexOf('='))))
                    .contains("PATH", "LANG", "HOME", "TMPDIR")
                    .isSubsetOf("PATH", "LANG", "HOME", "TMPDIR", "JAVA_TOOL_OPTIONS", "PWD", "DREY_RUN");
            assertThat(run.stdoutHead()).doesNotContain("HOME=" + System.getProperty("user.home") + "\n");
            assertThat(trial.sh("touch \"$HOME/a\" \"$TMPDIR/b\"").succeeded()).isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource(EVERY_WAY)
    void onlyTheBeginningAndTheEndOfMuchTextAreKept(Sandbox sandbox) throws Exception {
        String count = "i=0; while [ $i -lt 5000 ]; do echo line $i; i=$((i+1)); done";
        try (Trial trial = new Trial(sandbox)) {
            Run run = trial.sh(count + "; { " + count + "; } >&2");
            assertThat(run.stdoutHead()).startsWith("line 0\nline 1\n").hasSize(Capture.KEPT);
            assertThat(run.stderrTail()).endsWith("line 4998\nline 4999\n").hasSize(Capture.KEPT);
        }
    }

    @ParameterizedTest
    @MethodSource(EVERY_WAY)
    void aProgramInTheTemporaryFolderIsFound(Sandbox sandbox, @TempDir Path folder) throws Exception {
        Path program = folder.resolve("a program");
        Files.writeString(program, "#!/bin/sh\necho \"$1\"\n");
        assertThat(program.toFile().setExecutable(true)).isTrue();
        Path link = Files.createSymbolicLink(folder.resolve("link"), program);
        try (Trial trial = new Trial(sandbox)) {
            assertThat(trial.run(List.of(program.toString(), "found")).stdoutHead())
                    .isEqualTo("found\n");
            assertThat(trial.run(List.of(link.toString(), "linked")).stdoutHead())
                    .isEqualTo("linked\n");
        }
    }

    @ParameterizedTest
    @MethodSource(EVERY_WAY)
    void whatAProgramInTheTemporaryFolderNeedsIsFound(Sandbox sandbox, @TempDir Path folder) throws Exception {
        for (String name : List.of("a", "b", "c", "hidden")) {
            Files.writeString(Files.createDirectory(folder.resolve(name)).resolve("text"), name);
        }
        Path program = Files.writeString(folder.resolve("a/program"), "cd \"${0%/*}/..\"; cat */text");
        Path link = Files.createSymbolicLink(folder.resolve("c/link"), program);
        try (Trial trial = new Trial(sandbox).hiding(folder.resolve("hidden"))) {
            String all = "abchidden";
            assertThat(trial.run(List.of("sh", program.toString())).stdoutHead())
                    .isEqualTo(sandbox.confined() ? "a" : all);
            String option = "--path=nothing:" + folder + "/b:" + folder + "/hidden/text";
            assertThat(trial.run(List.of("sh", program.toString(), option)).stdoutHead())
                    .isEqualTo(sandbox.confined() ? "ab" : all);
            assertThat(trial.run(List.of("sh", link.toString())).stdoutHead())
                    .isEqualTo(sandbox.confined() ? "ac" : all);
        }
    }

    @Test
    void aCommandBeginsWithAProgram() throws Exception {
        try (Trial trial = new Trial(Sandbox.best())) {
            assertThatThrownBy(() -> trial.run(List.of("-c", "x"))).isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> trial.run(List.of())).isInstanceOf(IllegalArgumentException.class);
        }
    }
}
