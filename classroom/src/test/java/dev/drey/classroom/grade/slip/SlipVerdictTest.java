package dev.drey.classroom.grade.slip;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.classroom.grade.cases.GradeCase;
import dev.drey.classroom.grade.compare.Comparer;
import dev.drey.classroom.grade.compare.Comparison;
import dev.drey.classroom.grade.compare.RightAnswers;
import dev.drey.classroom.grade.set.CaseMaker;
import dev.drey.classroom.grade.set.CaseSet;
import dev.drey.classroom.homework.Answer;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever makes a slip is told which. */
final class SlipVerdictTest {
    private static final RightAnswers RIGHT = new RightAnswers();
    private static final SlipEffects EFFECTS = new SlipEffects();
    private static final CaseSet CASES = CaseMaker.make(20, 3);

    private static final Map<Quirk, List<SlipVerdict.Clue>> KNOWN = new ConcurrentHashMap<>();

    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource(Quirk.class)
    void aSlipIsRecognised(Quirk quirk) throws IOException {
        List<SlipVerdict.Clue> clues = clues(quirk);
        SlipVerdict verdict = SlipVerdict.of(clues, EFFECTS);

        assertThat(verdict.failed()).isPositive();
        assertThat(verdict.slips()).containsExactly(quirk.slip());
        assertThat(verdict.explained()).isEqualTo(verdict.failed());
        for (SlipVerdict.Clue clue : clues) {
            assertThat(verdict.guess(clue.evidence()))
                    .as(clue.grade().name())
                    .isEqualTo(
                            clue.passed() ? Optional.empty() : Optional.of(new SlipGuess(List.of(quirk.slip()), true)));
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 4, 77, 123_456_789})
    void everySlipShowsInEverySet(long seed) {
        for (CaseSet cases : List.of(CaseMaker.make(20, seed), CaseMaker.make(40, seed))) {
            for (Quirk quirk : Quirk.values()) {
                assertThat(cases.cases()).as(quirk.name()).anyMatch(grade -> EFFECTS.shows(grade, quirk));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "LAST_TIE, START_IN_TRACE",
        "SNEAK_CONQUERS, HEADER_MISSING",
        "WINDOW_BEFORE_PRUNE_LINE, COLUMN_MAJOR",
        "INFINITY_SPELLED, X_MINUS_O",
        "PRUNE_STRICTLY, ROW_LETTERS",
        "INFINITY_SPELLED, VALUES_AS_DECIMALS",
        "CUT_RETURNS_BOUND, HEADER_MISSING",
    })
    void twoSlipsAreRecognised(Quirk one, Quirk other) throws IOException {
        SlipVerdict verdict = verdict(CASES, Set.of(one, other), Spelling.SHORT);

        assertThat(verdict.slips()).containsExactlyInAnyOrder(one.slip(), other.slip());
        assertThat(verdict.explained()).isGreaterThan(verdict.failed() / 2);
    }

    @ParameterizedTest
    @CsvSource({
        "-inf, inf",
        "-INF, INF",
        "-infinity, infinity",
        "-2147483648, 2147483647",
        "-1.7976931348623157E308, 1.7976931348623157E308",
        "-99999, 99999",
        "-\u00e2\u0088\u009e, \u00e2\u0088\u009e",
    })
    void infinitiesMayBeSpeltAnyhow(String minus, String plus) throws IOException {
        SlipVerdict verdict = verdict(CASES, Set.of(Quirk.INFINITY_SPELLED), new Spelling(minus, plus));

        assertThat(verdict.slips()).containsExactly(Slip.INFINITY_SPELLED_OTHERWISE);
        assertThat(verdict.explained()).isEqualTo(verdict.failed());
    }

    @Test
    void decimalsAreNoInfinities() {
        assertThat(Spelling.in(List.of("Node,Depth,Value", "root,0,-Infinity", "A1,1,168.0")))
                .isEmpty();
        assertThat(Spelling.in(List.of("Node,Depth,Value", "root,0,-inf", "A1,1,-168.0")))
                .contains(Spelling.SHORT);
    }

    @Test
    void aFewCasesThatASlipExplainsAreNotTheSlip() throws IOException {
        List<SlipVerdict.Clue> clues = clues(CASES, Set.of(Quirk.X_MINUS_O), Spelling.RIGHT);
        List<SlipVerdict.Clue> failed =
                clues.stream().filter(clue -> !clue.passed()).limit(7).toList();
        List<SlipVerdict.Clue> mixed = new ArrayList<>(failed.subList(0, 2));
        failed.subList(2, 7).forEach(clue -> mixed.add(new SlipVerdict.Clue(clue.grade(), false, SlipEvidence.NONE)));

        SlipVerdict verdict = SlipVerdict.of(mixed, EFFECTS);
        assertThat(verdict.slips()).isEmpty();
        assertThat(verdict.explained()).isZero();
        assertThat(verdict.guess(failed.get(0).evidence())).isEmpty();
    }

    /**
     * Whoever makes a slip that is not known is told nothing rather than something wrong. Two are left out that do come to the
     * same as another: one's own lowest value is the highest one for the opponent, and the root of O is MIN if X is MAX.
     */
    @ParameterizedTest
    @EnumSource(
            mode = EnumSource.Mode.EXCLUDE,
            names = {"EVALUATED_FOR_SIDE_TO_MOVE", "ROOT_IS_MIN"})
    void anUnknownSlipIsNotTakenForAnother(Quirk quirk) throws IOException {
        List<SlipVerdict.Clue> clues = clues(quirk).stream()
                .map(clue -> new SlipVerdict.Clue(clue.grade(), clue.passed(), without(quirk.slip(), clue.evidence())))
                .toList();

        assertThat(SlipVerdict.of(clues, EFFECTS).slips()).isEmpty();
    }

    /** As if a slip were not known. */
    private static SlipEvidence without(Slip slip, SlipEvidence evidence) {
        Set<Set<Quirk>> others = evidence.explanations().stream()
                .filter(quirks -> quirks.stream().noneMatch(quirk -> quirk.slip() == slip))
                .collect(Collectors.toSet());
        return new SlipEvidence(others, Optional.empty(), evidence.isWeak());
    }

    @Test
    void whatIsLikeASlipForLongLooksLikeIt() throws IOException {
        GradeCase grade = CASES.cases().stream()
                .filter(some -> some.task() == 3 && EFFECTS.size(some) > 200)
                .findFirst()
                .orElseThrow();
        write(grade, Set.of(Quirk.ROOT_HAS_DEPTH_ONE), Spelling.RIGHT);
        Path log = folder.resolve(Answer.TRAVERSE_LOG.file());
        List<String> lines = Files.readAllLines(log);
        Files.write(log, lines.subList(0, lines.size() - 10));

        SlipVerdict verdict = SlipVerdict.of(List.of(clue(grade)), EFFECTS);
        assertThat(verdict.slips()).isEmpty();
        assertThat(verdict.guess(clue(grade).evidence())).hasValueSatisfying(guess -> {
            assertThat(guess.title()).isEqualTo("looks like depth off by one");
            assertThat(guess.explanation()).startsWith("The depth is off by one");
        });
    }

    @Test
    void whatIsLikeNoSlipIsNotExplained() throws IOException {
        GradeCase grade = CASES.cases().get(2);
        write(grade, Set.of(), Spelling.RIGHT);
        Path log = folder.resolve(Answer.TRAVERSE_LOG.file());
        Files.writeString(log, Files.readString(log).replace(",0,", ",zero,"));

        SlipVerdict verdict = SlipVerdict.of(List.of(clue(grade)), EFFECTS);
        assertThat(verdict.failed()).isEqualTo(1);
        assertThat(verdict.slips()).isEmpty();
        assertThat(verdict.guess(clue(grade).evidence())).isEmpty();
    }

    @Test
    void everySlipHasItsWords() {
        for (Slip slip : Slip.values()) {
            assertThat(slip.explanation()).matches("[A-Z][^.\n]*\\.");
            assertThat(slip.title()).matches("[a-zX ]+");
            assertThat(Quirk.values()).anyMatch(quirk -> quirk.slip() == slip);
        }
        assertThat(Slip.ALWAYS_FOR_X.title()).isEqualTo("always for X");
        assertThat(Slip.X_BEGINS.title()).isEqualTo("X begins");
    }

    /** Of a program with one quirk; two tests want them. */
    private List<SlipVerdict.Clue> clues(Quirk quirk) throws IOException {
        List<SlipVerdict.Clue> known = KNOWN.get(quirk);
        if (known == null) {
            known = clues(CASES, Set.of(quirk), Spelling.SHORT);
            KNOWN.put(quirk, known);
        }
        return known;
    }

    private SlipVerdict verdict(CaseSet cases, Set<Quirk> quirks, Spelling spelling) throws IOException {
        return SlipVerdict.of(clues(cases, quirks, spelling), EFFECTS);
    }

    private List<SlipVerdict.Clue> clues(CaseSet cases, Set<Quirk> quirks, Spelling spelling) throws IOException {
        List<SlipVerdict.Clue> clues = new ArrayList<>();
        for (GradeCase grade : cases.cases()) {
            write(grade, quirks, spelling);
            clues.add(clue(grade));
        }
        return clues;
    }

    private void write(GradeCase grade, Set<Quirk> quirks, Spelling spelling) throws IOException {
        for (Answer answer : grade.homework().answers()) {
            try (OutputStream out = Files.newOutputStream(folder.resolve(answer.file()))) {
                new SlippedAdvisor(quirks, spelling, new Effort(Long.MAX_VALUE)).write(grade.homework(), answer, out);
            }
        }
    }

    private SlipVerdict.Clue clue(GradeCase grade) {
        Map<Answer, Comparison> comparisons = Comparer.compare(grade, folder, RIGHT);
        boolean passed = comparisons.values().stream().allMatch(Comparison::isRight);
        return new SlipVerdict.Clue(grade, passed, SlipFinder.look(grade, folder, comparisons));
    }
}
