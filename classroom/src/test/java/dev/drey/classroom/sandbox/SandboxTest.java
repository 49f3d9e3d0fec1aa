package dev.drey.classroom.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.classroom.sandbox.RunResult.Termination;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Sandboxes run well-behaved programs correctly. */
final class SandboxTest {
    private static final String ALL = "dev.drey.classroom.sandbox.SandboxTrial#allSandboxes";

    @Test
    void allSandboxesWorkAndTheBestOneIsConfined() throws InterruptedException {
        for (Sandbox sandbox : Sandbox.all()) {
            assertThat(sandbox.works()).as(sandbox.name()).isTrue();
        }
        assertThat(Sandbox.all()).extracting(Sandbox::name).containsExactly("bwrap", "unshare", "none");
        assertThat(Sandbox.best().name()).isEqualTo("bwrap");
        assertThat(Sandbox.named("unshare").orElseThrow().isConfined()).isTrue();
        assertThat(Sandbox.named("none").orElseThrow().isConfined()).isFalse();
        assertThat(Sandbox.named("docker")).isEmpty();
    }

    @ParameterizedTest
    @MethodSource(ALL)
    void programReadsInputAndWritesOutput(Sandbox sandbox) throws Exception {
        try (SandboxTrial trial = new SandboxTrial(sandbox)) {
            Files.writeString(trial.workspace.folder().resolve("input.txt"), "nuts\n");
            RunResult result =
                    trial.sh("cat; tr a-z A-Z <input.txt >output.txt; echo printed; echo warned >&2; exit 7");
            assertThat(result.termination()).isEqualTo(Termination.EXITED);
            assertThat(result.reason()).isEmpty();
            assertThat(result.exitCode()).isEqualTo(7);
            assertThat(result.succeeded()).isFalse();
            assertThat(result.stdoutHead()).isEqualTo("printed\n");
            assertThat(result.stderrTail()).isEqualTo("warned\n");
            assertThat(result.wallTime()).isPositive();
            assertThat(trial.file("output.txt")).isEqualTo("NUTS\n");
        }
    }

    @ParameterizedTest
    @MethodSource(ALL)
    void exitCodeContainsSignalNumber(Sandbox sandbox) throws Exception {
        try (SandboxTrial trial = new SandboxTrial(sandbox)) {
            RunResult result = trial.sh("kill -TERM $$");
            assertThat(result.termination()).isEqualTo(Termination.EXITED);
            assertThat(result.exitCode()).isEqualTo(128 + 15);
        }
    }

    @ParameterizedTest
    @MethodSource(ALL)
    void argumentsAreNotInterpreted(Sandbox sandbox) throws Exception {
        List<String> words =
                List.of("$(touch x)", "two  words", "", "'", "\"; touch y; \"", "`touch z`", "*", "\\n", "--", "ä");
        try (SandboxTrial trial = new SandboxTrial(sandbox)) {
            RunResult result = trial.sh("for word; do printf '%s|' \"$word\"; done", words.toArray(String[]::new));
            assertThat(result.stdoutHead()).isEqualTo(String.join("|", words) + "|");
            try (var files = Files.list(trial.workspace.folder())) {
                assertThat(files).isEmpty();
            }
        }
    }

    @ParameterizedTest
    @MethodSource(ALL)
    void reportsProgramThatCannotBeStarted(Sandbox sandbox) throws Exception {
        try (SandboxTrial trial = new SandboxTrial(sandbox)) {
            RunResult missing = trial.run(List.of("no-such-program", "x"));
            assertThat(missing.termination()).isEqualTo(Termination.NOT_STARTED);
            assertThat(missing.reason()).isEqualTo("no-such-program: no such program");
            // A shell builtin is not a program.
            assertThat(trial.run(List.of("exit", "0")).termination()).isEqualTo(Termination.NOT_STARTED);
            RunResult text = trial.run(List.of("/etc/passwd"));
            assertThat(text.termination()).isEqualTo(Termination.NOT_STARTED);
            assertThat(text.reason()).isEqualTo("/etc/passwd: not a program that can be executed");
            assertThat(trial.sh("exit 127").exitCode()).isEqualTo(127);
        }
    }

    /** The program can neither read nor guess the secret that the launch script prints. */
    @ParameterizedTest
    @MethodSource(ALL)
    void programCannotFakeThatItWasNotStarted(Sandbox sandbox) throws Exception {
        try (SandboxTrial trial = new SandboxTrial(sandbox)) {
            RunResult result =
                    trial.sh("set; cat /proc/1/cmdline /proc/self/environ; echo 'drey: not started' >&2; exit 127");
            assertThat(result.termination()).isEqualTo(Termination.EXITED);
            assertThat(result.exitCode()).isEqualTo(127);
            assertThat(result.stdoutHead()).contains("PATH").doesNotContain("drey: not started ");
        }
    }

    @ParameterizedTest
    @MethodSource(ALL)
    void environmentIsMinimal(Sandbox sandbox) throws Exception {
        try (SandboxTrial trial = new SandboxTrial(sandbox)) {
            RunResult result = trial.run(List.of("env"));
            assertThat(result.stdoutHead().lines().map(line -> line.substring(0, line.indexOf('='))))
                    .contains("PATH", "LANG", "HOME", "TMPDIR")
                    .isSubsetOf("PATH", "LANG", "HOME", "TMPDIR", "JAVA_TOOL_OPTIONS", "PWD", "DREY_RUN");
            assertThat(result.stdoutHead()).doesNotContain("HOME=" + System.getProperty("user.home") + "\n");
            assertThat(trial.sh("touch \"$HOME/a\" \"$TMPDIR/b\"").succeeded()).isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource(ALL)
    void keepsOnlyBeginningAndEndOfLongOutput(Sandbox sandbox) throws Exception {
        String count = "i=0; while [ $i -lt 5000 ]; do echo line $i; i=$((i+1)); done";
        try (SandboxTrial trial = new SandboxTrial(sandbox)) {
            RunResult result = trial.sh(count + "; { " + count + "; } >&2");
            assertThat(result.stdoutHead()).startsWith("line 0\nline 1\n").hasSize(OutputCapture.KEPT_BYTES);
            assertThat(result.stderrTail()).endsWith("line 4998\nline 4999\n").hasSize(OutputCapture.KEPT_BYTES);
        }
    }

    @ParameterizedTest
    @MethodSource(ALL)
    void runsProgramInTemporaryFolder(Sandbox sandbox, @TempDir Path folder) throws Exception {
        Path program = folder.resolve("a program");
        Files.writeString(program, "#!/bin/sh\necho \"$1\"\n");
        assertThat(program.toFile().setExecutable(true)).isTrue();
        Path link = Files.createSymbolicLink(folder.resolve("link"), program);
        try (SandboxTrial trial = new SandboxTrial(sandbox)) {
            assertThat(trial.run(List.of(program.toString(), "found")).stdoutHead())
                    .isEqualTo("found\n");
            assertThat(trial.run(List.of(link.toString(), "linked")).stdoutHead())
                    .isEqualTo("linked\n");
        }
    }

    @ParameterizedTest
    @MethodSource(ALL)
    void programInTemporaryFolderSeesItsNeighbours(Sandbox sandbox, @TempDir Path folder) throws Exception {
        for (String name : List.of("a", "b", "c", "hidden")) {
            Files.writeString(Files.createDirectory(folder.resolve(name)).resolve("text"), name);
        }
        Path program = Files.writeString(folder.resolve("a/program"), "cd \"${0%/*}/..\"; cat */text");
        Path link = Files.createSymbolicLink(folder.resolve("c/link"), program);
        try (SandboxTrial trial = new SandboxTrial(sandbox).hiding(folder.resolve("hidden"))) {
            String all = "abchidden";
            assertThat(trial.run(List.of("sh", program.toString())).stdoutHead())
                    .isEqualTo(sandbox.isConfined() ? "a" : all);
            String option = "--path=nothing:" + folder + "/b:" + folder + "/hidden/text";
            assertThat(trial.run(List.of("sh", program.toString(), option)).stdoutHead())
                    .isEqualTo(sandbox.isConfined() ? "ab" : all);
            assertThat(trial.run(List.of("sh", link.toString())).stdoutHead())
                    .isEqualTo(sandbox.isConfined() ? "ac" : all);
        }
    }

    @Test
    void rejectsCommandWithoutProgram() throws Exception {
        try (SandboxTrial trial = new SandboxTrial(Sandbox.best())) {
            assertThatThrownBy(() -> trial.run(List.of("-c", "x"))).isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> trial.run(List.of())).isInstanceOf(IllegalArgumentException.class);
        }
    }
}
