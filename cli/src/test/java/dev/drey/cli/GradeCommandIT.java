package dev.drey.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The command grade makes cases, runs students' programs in a sandbox, and writes reports. */
final class GradeCommandIT {
    private static final String CASES = "4";
    private static final Duration TIMEOUT = Duration.ofMinutes(2);

    @TempDir
    Path folder;

    private Path cases;

    @BeforeEach
    void makeCases() {
        cases = folder.resolve("cases");
        Program.Run run = Program.runInProcess("grade", "--make", CASES, "--seed", "5", "--out", cases.toString());

        assertThat(run.err()).isEmpty();
        assertThat(run.out()).isEqualTo("Made " + CASES + " cases in " + cases + " from seed 5.\n");
    }

    private Program.Run grade(String... arguments) {
        List<String> all = new ArrayList<>(List.of("grade", "--cases", cases.toString(), "--player-time", "0"));
        all.addAll(List.of(arguments));
        return Program.runInProcess(all.toArray(String[]::new));
    }

    /** Writes a student's program, a shell script. */
    private Path script(String student, String text) throws IOException {
        Path own = Files.createDirectories(folder.resolve("class").resolve(student));
        Path script = own.resolve("agent");
        Files.writeString(script, "#!/bin/sh\n" + text + "\n");
        Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwxr-xr-x"));
        return script;
    }

    /** The text of a script that copies the correct answers, which it identifies by the input. */
    private String copyKnownAnswers(String student) throws IOException {
        Path own = folder.resolve("class").resolve(student).resolve("known");
        copy(cases, own);
        return "for known in " + own + "/*; do cmp -s input.txt $known/input.txt && cp $known/*_*.txt .; done; true";
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> all = Files.walk(from)) {
            for (Path path : all.toList()) {
                Path target = to.resolve(from.relativize(path).toString());
                Files.createDirectories(target.getParent());
                if (!Files.isDirectory(path)) {
                    Files.copy(path, target);
                }
            }
        }
    }

    @Test
    void sameSeedMakesSameCases() throws IOException {
        Path again = folder.resolve("again");
        Program.runInProcess("grade", "--make", CASES, "--seed", "5", "--out", again.toString());

        try (Stream<Path> all = Files.walk(cases)) {
            List<Path> files = all.filter(Files::isRegularFile).toList();
            assertThat(files).hasSizeGreaterThan(8);
            for (Path file : files) {
                assertThat(again.resolve(cases.relativize(file).toString())).hasSameBinaryContentAs(file);
            }
        }
    }

    @Test
    void correctAnswersPass() {
        Program.Run run = new Program(folder)
                .run("", "grade", "--cases", cases.toString(), "--player-time", "2", cases.toString());

        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isEqualTo(ExitStatus.OK);
        assertThat(run.lines()).contains("002-minimax     minimax     passed", "4 of 4 passed");
        assertThat(run.out()).contains("moves judged exactly");
    }

    @Test
    void wrongAnswersAppearInAllReports() throws IOException {
        Path answers = folder.resolve("answers");
        copy(cases, answers);
        Path log = answers.resolve("003-alpha-beta/traverse_log.txt");
        Files.writeString(log, Files.readString(log).replace("Infinity", "inf"));
        Path junit = folder.resolve("results.xml");
        Path json = folder.resolve("results.json");
        Path csv = folder.resolve("grades.csv");

        Program.Run run = grade(
                answers.toString(),
                "--junit",
                junit.toString(),
                "--gradescope",
                json.toString(),
                "--csv",
                csv.toString(),
                "--points",
                "10");

        assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(run.lines())
                .contains(
                        "  traverse_log.txt, line 2",
                        "    expected: root,0,-Infinity,-Infinity,Infinity",
                        "    found:    root,0,-inf,-inf,inf",
                        "Most likely slip: infinity spelled otherwise (explains 1 of 1 failed case).",
                        "3 of 4 passed, 7.5 of 10 points");
        assertThat(Files.readString(junit)).contains("tests=\"4\" failures=\"1\"");
        JsonNode results = JsonMapper.builder().build().readTree(Files.readString(json));
        assertThat(results.get("score").asDouble()).isEqualTo(7.5);
        assertThat(results.get("tests")).hasSize(4);
        assertThat(Files.readAllLines(csv)).hasSize(2).last().asString().startsWith("answers,3,4,7.5,");
    }

    @ParameterizedTest
    @ValueSource(strings = {"bwrap", "unshare", "none"})
    void confinedProgramReadsOnlyItsOwnFiles(String sandbox) throws IOException {
        script("ada", copyKnownAnswers("ada"));
        script("bob", "cp " + cases + "/*/*.txt .; cp " + folder.resolve("class/ada/known") + "/*/*.txt . ; true");
        script("eve", "echo gotcha >" + folder.resolve("elsewhere"));

        Program.Run run = grade(
                "--class",
                folder.resolve("class").toString(),
                "--details",
                "--sandbox",
                sandbox,
                "--",
                "{student}/agent",
                "{input}");

        boolean confined = !sandbox.equals("none");
        assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(run.err())
                .isEqualTo(
                        confined
                                ? ""
                                : "drey: not confined: programs can read and write what you can, and reach the"
                                        + " network\n");
        assertThat(run.out()).containsPattern("ada +4 of 4 +4");
        assertThat(run.out()).containsPattern("eve +0 of 4 +0");
        assertThat(Files.exists(folder.resolve("elsewhere"))).isNotEqualTo(confined);
        if (confined) {
            assertThat(run.out()).containsPattern("bob +0 of 4 +0");
        }
    }

    /** The grader can compute all answers, so a student's program must not be able to run it. */
    @Test
    void programCannotReadTheGrader() throws IOException {
        Path code = Path.of(GradeCommand.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .getPath());
        // Either a jar or a folder of classes.
        Path grader = Files.isDirectory(code) ? code.resolve("dev/drey/cli/Main.class") : code;
        assertThat(grader).exists();
        script("ada", "test ! -e " + grader + " && " + copyKnownAnswers("ada"));

        assertThat(grade("--class", folder.resolve("class").toString(), "{student}/agent")
                        .out())
                .containsPattern("ada +4 of 4 +4");
    }

    @Test
    void classFolderMayContainLinksAndCases() throws IOException {
        Path elsewhere = folder.resolve("elsewhere");
        script("ada", copyKnownAnswers("ada"));
        Files.move(folder.resolve("class/ada"), elsewhere);
        Files.writeString(
                elsewhere.resolve("agent"),
                Files.readString(elsewhere.resolve("agent")).replace(folder + "/class/ada", elsewhere.toString()));
        Path all = Files.createDirectories(folder.resolve("class"));
        Files.createSymbolicLink(all.resolve("ada"), elsewhere);
        Files.move(cases, all.resolve("cases"));
        cases = all.resolve("cases");
        Path link = Files.createSymbolicLink(folder.resolve("link"), all);

        Program.Run run = grade("--class", link.toString(), "{student}/agent");

        assertThat(run.status()).isEqualTo(ExitStatus.OK);
        assertThat(run.lines()).hasSize(2).last().asString().matches("ada +4 of 4 +4");
    }

    @Test
    void killsProgramsThatExceedLimits() throws IOException {
        Path hang = script("hang", "sleep 60");
        Path flood = script("flood", "yes");

        assertThat(grade("--time", "0.3", hang.toString()).lines()).contains("  took longer than 0.3 s");
        assertThat(grade("--time", "120", flood.toString()).lines()).contains("  wrote more than 256 MiB");
    }

    @Test
    void reportsProgramThatOnlyPrints() throws IOException {
        assertThat(grade(script("mute", "echo B3").toString()).lines())
                .contains("  wrote no answer files, but printed: B3");
    }

    @Test
    void answersToSingleCaseNeedNoSubfolder() {
        Path one = cases.resolve("002-minimax");
        Program.Run advised =
                Program.runInProcess("advise", one.resolve("input.txt").toString(), "--out", folder + "/mine");
        assertThat(advised.status()).isEqualTo(ExitStatus.OK);

        assertThat(Program.runInProcess("grade", "--player-time", "0", "--cases", one.toString(), folder + "/mine")
                        .lines())
                .contains("1 of 1 passed");
    }

    @Test
    void reportsExitStatusWithErrorMessage() throws IOException {
        Path crash = script("crash", "echo 'index out of range' >&2; exit 3");

        assertThat(grade(crash.toString()).lines()).contains("  exit status 3: index out of range");
    }

    @Test
    void correctAnswersPassDespiteExitStatus() throws IOException {
        Path odd = script("odd", copyKnownAnswers("odd") + "; exit 7");

        assertThat(grade("--class", folder.resolve("class").toString(), "{student}/agent")
                        .out())
                .containsPattern("odd +4 of 4 +4");
        assertThat(odd).exists();
    }

    @Test
    void stopReportsStudentsGradedSoFar() throws IOException, InterruptedException {
        Path started = folder.resolve("started");
        Path csv = folder.resolve("grades.csv");
        script("ada", copyKnownAnswers("ada"));
        script("bob", "touch " + started + "; sleep 60");
        Process process = new Program(folder)
                .start(
                        Map.of(),
                        "grade",
                        "--cases",
                        cases.toString(),
                        "--class",
                        folder.resolve("class").toString(),
                        "--player-time",
                        "0",
                        "--sandbox",
                        "none",
                        "--time",
                        "60",
                        "--csv",
                        csv.toString(),
                        "{student}/agent");
        long deadline = System.nanoTime() + TIMEOUT.toNanos();
        while (!Files.exists(started) && System.nanoTime() < deadline) {
            Thread.onSpinWait();
        }

        // Process.destroy would close its output.
        process.toHandle().destroy();

        assertThat(process.waitFor(TIMEOUT.toSeconds(), TimeUnit.SECONDS)).isTrue();
        assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                .startsWith("Stopped: 1 of 2 graded.\n")
                .containsPattern("ada +4 of 4 +4");
        assertThat(Files.readAllLines(csv)).hasSize(2).last().asString().startsWith("ada,4,4,");
    }

    @Test
    void studentWithoutProgramDoesNotStopTheClass() throws IOException {
        script("ada", copyKnownAnswers("ada"));
        Files.createDirectory(folder.resolve("class/bob"));

        Program.Run run = grade("--class", folder.resolve("class").toString(), "{student}/agent");

        assertThat(run.err()).isEmpty();
        assertThat(run.out()).containsPattern("ada +4 of 4 +4").containsPattern("bob +0 of 4 +0 +cannot be started: ");
    }

    @Test
    void rejectsWrongUsage() throws IOException {
        Path broken = cases.resolve("001-greedy/input.txt");
        Path key = cases.resolve("002-minimax/next_state.txt");

        assertUsageError("grade what? A folder of answers, or a program", "grade");
        assertUsageError("--seed and --out are for --make N", "grade", "--seed", "3", "x");
        assertUsageError("--make 0; it must be 1 to 10000", "grade", "--make", "0");
        assertUsageError("leave out all but --seed and --out", "grade", "--make", "3", "x");
        assertUsageError("leave out all but --seed and --out", "grade", "--make", "3", "--csv", "x");
        assertUsageError("--sandbox jail; expected one of bwrap, unshare, none", "grade", "--sandbox", "jail", "x");
        assertUsageError("--time 0.0; it must be more than 0 seconds", "grade", "--time", "0", "x");
        assertUsageError("{student} stands for the student's folder", "grade", "--class", folder.toString(), "agent");
        assertUsageError(
                "--gradescope is for one student", "grade", "--class", folder.toString(), "--gradescope", "x.json");
        assertUsageError("there is no such folder", "grade", cases.toString(), "--csv", folder + "/none/x.csv");
        Program.Run unknown = grade("no-such-program-at-all");
        assertThat(unknown.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(unknown.err()).startsWith("drey: no-such-program-at-all is no folder, and cannot be started: ");
        assertUsageError("a quotation mark ' is not closed", "grade", "python3 'agent.py");
        assertUsageError("a command begins with a program", "grade", "--", "--version");
        assertUsageError("no shell reads the command, so | means nothing", "grade", "cat input.txt | agent");
        assertUsageError("there is no such folder", "grade", "--cases", folder + "/none", "agent");
        assertUsageError("has no folder that is called like a case, such as 001-greedy", "grade", folder.toString());
        assertUsageError("two reports in one file", "grade", cases.toString(), "--csv", "same", "--junit", "same");

        Files.writeString(key, "XXXXX\n");
        assertUsageError(
                key + ": this is not the right answer: ", "grade", "--cases", cases.toString(), cases.toString());
        Files.writeString(broken, "1\nZ\n");
        assertUsageError(
                broken + ": line 2, column 1: 'Z'; expected", "grade", "--cases", cases.toString(), cases.toString());
    }

    private static void assertUsageError(String message, String... arguments) {
        Program.Run run = Program.runInProcess(arguments);

        assertThat(run.err()).contains(message);
        assertThat(run.status()).isEqualTo(ExitStatus.USAGE);
    }
}
