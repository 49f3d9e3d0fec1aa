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
        assertThat(run.out()).isEqualTo("Wrote " + CASES + " cases to " + cases + " (seed 5).\n");
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
        assertThat(run.out()).contains("exactly judged moves");
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
                        "Most likely slip: infinity misspelled (explains 1 of 1 case with wrong answers).",
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
                                : "drey: warning: no sandbox: programs can read and write all your files and use"
                                        + " the network\n");
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
        assertThat(run.lines()).hasSize(2).last().asString().matches("ada +4 of 4 +4 +[0-9.]+ s +[0-9]+ MiB");
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
                .startsWith("Stopped: 1 of 2 students graded.\n")
                .containsPattern("ada +4 of 4 +4");
        assertThat(Files.readAllLines(csv)).hasSize(2).last().asString().startsWith("ada,4,4,");
    }

    @Test
    void studentWithoutProgramDoesNotStopTheClass() throws IOException {
        script("ada", copyKnownAnswers("ada"));
        Files.createDirectory(folder.resolve("class/bob"));

        Program.Run run = grade("--class", folder.resolve("class").toString(), "{student}/agent");

        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .containsPattern("ada +4 of 4 +4")
                .containsPattern("bob +0 of 4 +0 +- +- +no such file: agent");
    }

    /** A wrong name is one error before the first case, not a failure of every case. */
    @Test
    void missingProgramIsOneError() throws IOException {
        String python = "python3 " + folder.resolve("no-agent.py");

        assertMissing("no such folder, and no such program on the PATH: no-such-program", "no-such-program");
        assertMissing("no such program on the PATH: no-such-program", "no-such-program agent.py");
        assertMissing("no such file: " + folder.resolve("no-agent.py"), python);
        assertMissing("no such file: " + folder.resolve("no-agent.py"), python + " {input}");
        assertMissing("no such file: no-agent", "python3 no-agent");
        assertMissing("no such file: no-agent.jar", "java -jar no-agent.jar");
        assertMissing("no such file or folder: ./no-agent", "./no-agent");
        assertMissing("no such file: ./no-agent", "./no-agent {input}");
        Path text = Files.writeString(folder.resolve("agent.py"), "");
        assertMissing(text + " is not executable; name its interpreter, as in 'python3 agent.py'", text + " {input}");
    }

    @Test
    void missingProgramOfWholeClassIsOneError() throws IOException {
        script("ada", "true");
        String all = folder.resolve("class").toString();

        assertMissing("no such program on the PATH: no-such-program", "--class", all, "no-such-program {student}");
        assertMissing(
                "no such file: " + folder.resolve("class").toRealPath().resolve("ada/agent.py"),
                "--class",
                all,
                "python3 {student}/agent.py");
        script("bob", "true");
        assertMissing(
                "no student has such a program; for example, no such file: "
                        + folder.resolve("class").toRealPath().resolve("ada/agent.py"),
                "--class",
                all,
                "python3 {student}/agent.py");
    }

    private void assertMissing(String message, String... arguments) {
        Program.Run run = grade(arguments);

        assertThat(run.err()).isEqualTo("drey: " + message + "\n");
        assertThat(run.out()).isEmpty();
        assertThat(run.status()).isEqualTo(ExitStatus.USAGE);
    }

    /** A student who has solved two of the four tasks gets the slip of these named. */
    @Test
    void recognisesSlipInPartialSubmission() throws IOException {
        Path many = folder.resolve("many");
        Program.runInProcess("grade", "--make", "20", "--out", many.toString());
        Path answers = folder.resolve("answers");
        copy(many, answers);
        try (Stream<Path> all = Files.walk(answers)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                boolean submitted = file.toString().matches(".*-(minimax|greedy)/.*");
                if (!submitted) {
                    Files.delete(file);
                } else if (file.endsWith("traverse_log.txt")) {
                    Files.writeString(file, Files.readString(file).replace("Node,Depth,Value\n", ""));
                }
            }
        }

        Program.Run run =
                Program.runInProcess("grade", "--player-time", "0", "--cases", many.toString(), answers.toString());

        assertThat(run.lines())
                .contains(
                        "003-alpha-beta, 004-battle, 007-alpha-beta and 7 more",
                        "  no answer files",
                        "Most likely slip: header missing (explains 5 of 5 cases with wrong answers).",
                        "5 of 20 passed");
    }

    @Test
    void reportShowsMemoryOfEveryRun() throws IOException {
        Program.Run run = grade(script("quick", "exit 0").toString());

        assertThat(run.lines().stream().filter(line -> line.contains(" no answer  ")))
                .hasSize(4)
                .allMatch(line -> line.matches(".* +[0-9.]+ s +[0-9]+ MiB"));
        assertThat(run.out()).containsPattern("Total time [0-9.]+ s, peak memory [0-9]+ MiB\\.");
    }

    @Test
    void acceptsCasesWithValuesOutsideTheRules() throws IOException {
        for (String name : List.of("001-greedy", "003-alpha-beta")) {
            Path input = cases.resolve(name).resolve("input.txt");
            List<String> lines = Files.readAllLines(input);
            lines.set(3, "100 1 2 3 999");
            Files.write(input, lines);
            Program.runInProcess(
                    "advise", input.toString(), "--out", cases.resolve(name).toString());
        }

        Program.Run run =
                Program.runInProcess("grade", "--player-time", "0.1", "--cases", cases.toString(), cases.toString());

        assertThat(run.err())
                .isEqualTo("drey: warning: case 001-greedy: A1 is worth 100; the rules say 1 to 99 (2 such values)"
                        + "; 2 cases have such values\n");
        assertThat(run.lines()).contains("4 of 4 passed");
    }

    @Test
    void rejectsWrongUsage() throws IOException {
        Path broken = cases.resolve("001-greedy/input.txt");
        Path key = cases.resolve("002-minimax/next_state.txt");

        assertUsageError("missing argument: name a folder of answers, or the command of a program", "grade");
        assertUsageError("--seed and --out need --make", "grade", "--seed", "3", "x");
        assertUsageError("--make 0: the number of cases must be 1 to 10000", "grade", "--make", "0");
        assertUsageError("it allows only --seed and --out", "grade", "--make", "3", "x");
        assertUsageError("it allows only --seed and --out", "grade", "--make", "3", "--csv", "x");
        assertUsageError(
                "--sandbox jail: unknown sandbox; expected one of bwrap, unshare, none",
                "grade",
                "--sandbox",
                "jail",
                "sh");
        assertUsageError("--time 0.0: the time limit must be more than 0", "grade", "--time", "0", "x");
        assertUsageError(
                "must contain {student}, which stands for a student's folder",
                "grade",
                "--class",
                folder.toString(),
                "agent");
        assertUsageError(
                "--gradescope works for one student only",
                "grade",
                "--class",
                folder.toString(),
                "--gradescope",
                "x.json");
        assertUsageError("no such folder", "grade", cases.toString(), "--csv", folder + "/none/x.csv");
        assertUsageError("a quotation mark ' is not closed", "grade", "python3 'agent.py");
        assertUsageError("a command begins with the name of a program", "grade", "--", "--version");
        assertUsageError("the command is not run by a shell, so it cannot contain |", "grade", "cat input.txt | agent");
        assertUsageError("no such folder", "grade", "--cases", folder + "/none", "agent");
        assertUsageError("has no folder named after a case, such as 001-greedy", "grade", folder.toString());
        assertUsageError(
                "each report needs its own file", "grade", cases.toString(), "--csv", "same", "--junit", "same");

        Files.writeString(key, "XXXXX\n");
        assertUsageError(key + ": not the correct answer: ", "grade", "--cases", cases.toString(), cases.toString());
        Files.writeString(broken, "1\nZ\n");
        assertUsageError(
                broken + ": line 2, column 1: found 'Z'; expected",
                "grade",
                "--cases",
                cases.toString(),
                cases.toString());
    }

    private static void assertUsageError(String message, String... arguments) {
        Program.Run run = Program.runInProcess(arguments);

        assertThat(run.err()).contains(message);
        assertThat(run.status()).isEqualTo(ExitStatus.USAGE);
    }
}
