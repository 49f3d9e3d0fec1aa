package dev.drey.classroom.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.classroom.comparison.ReferenceAnswers;
import dev.drey.classroom.grading.CaseResult;
import dev.drey.classroom.grading.CaseSet;
import dev.drey.classroom.grading.ClassResult;
import dev.drey.classroom.grading.Grader;
import dev.drey.classroom.grading.MoveQuality;
import dev.drey.classroom.grading.RunSummary;
import dev.drey.classroom.grading.StudentResult;
import dev.drey.classroom.homework.HomeworkCase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Results as text for terminals and as CSV for spreadsheets. */
final class TextAndCsvReportTest {
    private static final String MAP = "20 16 1 32 30\n20 12 2 11 8\n28 48 9 1 1\n20 12 10 6 2\n25 30 23 21 10\n";
    private static final String BOARD = "**XX*\n**XOX\n***O*\n**OO*\n*****\n";
    private static final HomeworkCase GREEDY = HomeworkCase.of("greedy", "1\nX\n1\n" + MAP + BOARD);
    private static final HomeworkCase MINIMAX = HomeworkCase.of("minimax", "2\nX\n2\n" + MAP + BOARD);

    private final ReferenceAnswers reference = new ReferenceAnswers();
    private final Grader grader = new Grader(reference);

    @TempDir
    private Path folder;

    @BeforeEach
    void writeCorrectAnswers() throws IOException {
        new CaseSet(List.of(GREEDY, MINIMAX)).write(folder, reference);
    }

    @Test
    void reportOfPassedStudentIsShort() throws IOException {
        assertThat(text(student("Ada", RunSummary.NOT_RUN, Optional.empty()))).isEqualTo("""
                Ada

                case     task     result
                greedy   greedy   passed
                minimax  minimax  passed

                2 of 2 passed
                """);
    }

    @Test
    void reportOfFailedStudentShowsDifferencesAndMistakes() throws IOException {
        Path log = folder.resolve("minimax/traverse_log.txt");
        Files.writeString(log, Files.readString(log).replace("Infinity", "inf"));
        Files.delete(folder.resolve("greedy/next_state.txt"));
        RunSummary run = new RunSummary(Duration.ofMillis(1234), 5_000_000, Optional.empty());
        MoveQuality player = new MoveQuality(4, 3, 6, 0, 0, Optional.empty(), true);

        assertThat(text(student("Bob", run, Optional.of(player)))).isEqualTo("""
                Bob

                case     task     result     time    memory
                greedy   greedy   no answer  1.23 s  5 MiB
                minimax  minimax  failed     1.23 s  5 MiB

                greedy
                  no answer files

                minimax
                  traverse_log.txt, line 2
                    expected: root,0,-Infinity
                    found:    root,0,-inf
                  slip: infinity misspelled. Infinities are misspelled; they must be written as Infinity and -Infinity.

                Most likely slip: infinity misspelled (explains 1 of 1 case with wrong answers).

                Move quality: 3 of 4 exactly judged moves are best (75 %); average loss 1.5 nuts.

                Total time 2.47 s, peak memory 5 MiB.

                0 of 2 passed
                """);
    }

    @Test
    void problemOfRunFailsCorrectCase() throws IOException {
        RunSummary run = new RunSummary(Duration.ofSeconds(10), 0, Optional.of("time limit of 10 s\u001b[2J"));
        StudentResult student = student("Eve\u001b", run, Optional.empty());

        assertThat(student.passedCount()).isZero();
        assertThat(text(student))
                .startsWith("Eve?\n")
                .contains("unknown\n\ngreedy, minimax\n  time limit of 10 s?[2J\n")
                .endsWith("0 of 2 passed\n");
    }

    @Test
    void overviewShowsTimeAndMemoryOfPrograms() throws IOException {
        RunSummary run = new RunSummary(Duration.ofMillis(250), 5_000_000, Optional.empty());
        StudentResult ada = student("Ada", run, Optional.empty());
        StudentResult bob = student("Bob", RunSummary.NOT_RUN.withProblem("no program"), Optional.empty());
        StringBuilder text = new StringBuilder();

        TextReport.writeOverview(new ClassResult(List.of(ada, bob)), text);

        assertThat(text.toString()).isEqualTo("""
                student  passed  points  time    memory  best moves  most likely slips, or first problem
                Ada      2 of 2  2       0.50 s  5 MiB
                Bob      0 of 2  0       -       -                   no program
                """);
    }

    @Test
    void reportOfClassEndsWithOverview() throws IOException {
        StudentResult ada = student("Ada", RunSummary.NOT_RUN, Optional.empty());
        Files.writeString(folder.resolve("greedy/next_state.txt"), "\n");
        StudentResult bob = student("Bob", RunSummary.NOT_RUN.withProblem("took too long"), Optional.empty());
        StringBuilder text = new StringBuilder();

        TextReport.write(new ClassResult(List.of(ada, bob)), text);

        assertThat(text.toString()).endsWith("""
                student  passed  points  best moves  most likely slips, or first problem
                Ada      2 of 2  2
                Bob      0 of 2  0                   took too long
                """);
    }

    @Test
    void csvHasOneRowPerStudentAndNoFormulas() throws IOException {
        RunSummary run = new RunSummary(Duration.ofMillis(250), 0, Optional.empty());
        MoveQuality player = new MoveQuality(3, 2, 4, 0, 0, Optional.empty(), true);
        StudentResult ada = student("Lovelace, Ada \"the first\"", run, Optional.of(player));
        Path log = folder.resolve("minimax/traverse_log.txt");
        Files.writeString(log, Files.readString(log).replace("Node,Depth,Value\n", ""));
        StudentResult bob = student("=cmd|' /C calc'!A0", run, Optional.empty());
        StringBuilder csv = new StringBuilder();

        CsvReport.write(new ClassResult(List.of(ada, bob)), csv);

        assertThat(csv.toString())
                .isEqualTo(
                        "name,passed,total,points,seconds,memory MiB,greedy,minimax,slip,problem,best moves,average loss\r\n"
                                + "\"Lovelace, Ada \"\"the first\"\"\",2,2,2,0.500,unknown,pass,pass,,,0.667,1.333\r\n"
                                + "'=cmd|' /C calc'!A0,1,2,1,0.500,unknown,pass,fail,header missing,,,\r\n");
    }

    @Test
    void csvContainsNoControlCharacters() throws IOException {
        RunSummary run = new RunSummary(Duration.ofMillis(250), 0, Optional.of("\t=1\u001b[2J"));
        StringBuilder csv = new StringBuilder();

        CsvReport.write(new ClassResult(List.of(student("Eve\u001b[31m\n", run, Optional.empty()))), csv);

        assertThat(csv.toString()).endsWith("\r\nEve?[31m?,0,2,0,0.500,unknown,fail,fail,,?=1?[2J,,\r\n");
    }

    @Test
    void csvParserReadsBackUnusualNames() throws IOException {
        List<String> names = List.of("Åsa", "#1", " Ada ", "a;b", "O'Neil", "\"", "x,\"y\"");
        List<StudentResult> students = names.stream()
                .map(name -> student(name, RunSummary.NOT_RUN, Optional.empty()))
                .toList();
        StringBuilder csv = new StringBuilder();

        CsvReport.write(new ClassResult(students), csv);

        try (CSVParser parser = CSVParser.parse(csv.toString(), CSVFormat.RFC4180)) {
            assertThat(parser.stream().skip(1).map(row -> row.get(0))).containsExactlyElementsOf(names);
        }
        assertThat(csv.toString()).contains("\r\nÅsa,2,2,2,0.000,,pass,pass,,,,\r\n");
    }

    @Test
    void truncatesLongProblems() throws IOException {
        RunSummary run = new RunSummary(Duration.ofMillis(250), 0, Optional.of("x".repeat(5000)));
        StudentResult student = student("Eve", run, Optional.empty());
        StringBuilder csv = new StringBuilder();
        CsvReport.write(new ClassResult(List.of(student)), csv);

        String cut = "x".repeat(200) + "...";
        assertThat(text(student)).contains("  " + cut + "\n").doesNotContain("x".repeat(201));
        assertThat(csv.toString()).contains("," + cut + ",").doesNotContain("x".repeat(201));
    }

    @Test
    void csvOfEmptyClassHasOnlyHeader() throws IOException {
        StringBuilder csv = new StringBuilder();
        CsvReport.write(new ClassResult(List.of()), csv);

        assertThat(csv.toString())
                .isEqualTo("name,passed,total,points,seconds,memory MiB,slip,problem,best moves,average loss\r\n");
    }

    private static String text(StudentResult student) throws IOException {
        StringBuilder text = new StringBuilder();
        TextReport.write(student, text);
        return text.toString();
    }

    private StudentResult student(String name, RunSummary run, Optional<MoveQuality> player) {
        List<CaseResult> results = List.of(GREEDY, MINIMAX).stream()
                .map(homeworkCase -> grader.gradeCase(homeworkCase, folder.resolve(homeworkCase.name()), run))
                .toList();
        return grader.gradeStudent(name, results, player, results.size());
    }
}
