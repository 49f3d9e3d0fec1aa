package dev.drey.classroom.diagnosis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.classroom.comparison.AnswerComparer;
import dev.drey.classroom.comparison.Comparison;
import dev.drey.classroom.comparison.ReferenceAnswers;
import dev.drey.classroom.grading.CaseGenerator;
import dev.drey.classroom.grading.CaseSet;
import dev.drey.classroom.homework.AnswerFile;
import dev.drey.classroom.homework.HomeworkCase;
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
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Common mistakes are recognised from the answers of all cases. */
final class StudentDiagnosisTest {
    private static final boolean THOROUGH = Boolean.getBoolean("drey.thorough");
    private static final ReferenceAnswers REFERENCE = new ReferenceAnswers();
    private static final MistakeEffects EFFECTS = new MistakeEffects();
    private static final CaseSet CASES = CaseGenerator.generate(20, 3);

    private static final Map<MistakeVariant, List<GradedCase>> CACHE = new ConcurrentHashMap<>();

    @TempDir
    private Path folder;

    static List<MistakeVariant> variants() {
        return sample(List.of(MistakeVariant.values()), 4);
    }

    /** All elements in a thorough run, a part of them in an everyday run. */
    private static <T> List<T> sample(List<T> all, int step) {
        return IntStream.range(0, all.size())
                .filter(i -> THOROUGH || i % step == 0)
                .mapToObj(all::get)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void recognisesSingleMistake(MistakeVariant variant) throws IOException {
        List<GradedCase> gradedCases = gradedCases(variant);
        StudentDiagnosis diagnosis = StudentDiagnosis.of(gradedCases, EFFECTS);

        assertThat(diagnosis.wrong()).isPositive();
        assertThat(diagnosis.mistakes()).containsExactly(variant.mistake());
        assertThat(diagnosis.explained()).isEqualTo(diagnosis.wrong());
        for (GradedCase gradedCase : gradedCases) {
            assertThat(diagnosis.diagnose(gradedCase.evidence()))
                    .as(gradedCase.homeworkCase().name())
                    .isEqualTo(
                            gradedCase.correct()
                                    ? Optional.empty()
                                    : Optional.of(
                                            new StudentDiagnosis.CaseDiagnosis(List.of(variant.mistake()), true)));
        }
    }

    static List<Long> seeds() {
        return sample(List.of(1L, 2L, 4L, 77L, 123_456_789L), 5);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void everyGeneratedSetRevealsEveryMistake(long seed) {
        for (CaseSet cases : List.of(CaseGenerator.generate(20, seed), CaseGenerator.generate(40, seed))) {
            for (MistakeVariant variant : MistakeVariant.values()) {
                assertThat(cases.cases())
                        .as(variant.name())
                        .anyMatch(homeworkCase -> EFFECTS.changesAnswers(homeworkCase, variant));
            }
        }
    }

    static List<Arguments> pairs() {
        return sample(
                List.of(
                        Arguments.of(MistakeVariant.LAST_TIE, MistakeVariant.START_IN_TRACE),
                        Arguments.of(MistakeVariant.SNEAK_CONQUERS, MistakeVariant.HEADER_MISSING),
                        Arguments.of(MistakeVariant.WINDOW_BEFORE_PRUNE_LINE, MistakeVariant.COLUMN_MAJOR),
                        Arguments.of(MistakeVariant.INFINITY_SPELLED, MistakeVariant.X_MINUS_O),
                        Arguments.of(MistakeVariant.PRUNE_STRICTLY, MistakeVariant.ROW_LETTERS),
                        Arguments.of(MistakeVariant.INFINITY_SPELLED, MistakeVariant.VALUES_AS_DECIMALS),
                        Arguments.of(MistakeVariant.CUT_RETURNS_BOUND, MistakeVariant.HEADER_MISSING)),
                4);
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void recognisesTwoMistakes(MistakeVariant one, MistakeVariant other) throws IOException {
        StudentDiagnosis diagnosis = diagnosis(CASES, Set.of(one, other), InfinitySpelling.SHORT);

        assertThat(diagnosis.mistakes()).containsExactlyInAnyOrder(one.mistake(), other.mistake());
        assertThat(diagnosis.explained()).isGreaterThan(diagnosis.wrong() / 2);
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
    void recognisesAnySpellingOfInfinity(String minus, String plus) throws IOException {
        StudentDiagnosis diagnosis =
                diagnosis(CASES, Set.of(MistakeVariant.INFINITY_SPELLED), new InfinitySpelling(minus, plus));

        assertThat(diagnosis.mistakes()).containsExactly(CommonMistake.INFINITY_MISSPELLED);
        assertThat(diagnosis.explained()).isEqualTo(diagnosis.wrong());
    }

    @Test
    void doesNotTakeDecimalsForInfinities() {
        assertThat(InfinitySpelling.detect(List.of("Node,Depth,Value", "root,0,-Infinity", "A1,1,168.0"), 2475))
                .isEmpty();
        assertThat(InfinitySpelling.detect(List.of("Node,Depth,Value", "root,0,-inf", "A1,1,-168.0"), 2475))
                .contains(InfinitySpelling.SHORT);
    }

    @Test
    void ignoresMistakeThatExplainsFewCases() throws IOException {
        List<GradedCase> gradedCases = gradedCases(CASES, Set.of(MistakeVariant.X_MINUS_O), InfinitySpelling.CORRECT);
        List<GradedCase> failed = gradedCases.stream()
                .filter(gradedCase -> !gradedCase.correct())
                .limit(7)
                .toList();
        List<GradedCase> mixed = new ArrayList<>(failed.subList(0, 2));
        failed.subList(2, 7).forEach(gradedCase -> mixed.add(withEvidence(gradedCase, MistakeEvidence.NONE)));

        StudentDiagnosis diagnosis = StudentDiagnosis.of(mixed, EFFECTS);
        assertThat(diagnosis.mistakes()).isEmpty();
        assertThat(diagnosis.explained()).isZero();
        assertThat(diagnosis.diagnose(failed.get(0).evidence())).isEmpty();
    }

    /**
     * Two variants are excluded because they are equivalent to others: the lowest own value is the opponent's highest, and the root of O
     * is MIN if X is MAX.
     */
    static List<MistakeVariant> distinctVariants() {
        Set<MistakeVariant> equivalent = Set.of(MistakeVariant.EVALUATED_FOR_SIDE_TO_MOVE, MistakeVariant.ROOT_IS_MIN);
        return variants().stream()
                .filter(variant -> !equivalent.contains(variant))
                .toList();
    }

    /** Without knowledge of a mistake there is no diagnosis instead of a wrong one. */
    @ParameterizedTest
    @MethodSource("distinctVariants")
    void doesNotTakeUnknownMistakeForAnother(MistakeVariant variant) throws IOException {
        List<GradedCase> gradedCases = gradedCases(variant).stream()
                .map(gradedCase -> withEvidence(gradedCase, withoutMistake(variant.mistake(), gradedCase.evidence())))
                .toList();

        assertThat(StudentDiagnosis.of(gradedCases, EFFECTS).mistakes()).isEmpty();
    }

    private static GradedCase withEvidence(GradedCase gradedCase, MistakeEvidence evidence) {
        return new GradedCase(gradedCase.homeworkCase(), gradedCase.submitted(), gradedCase.correct(), true, evidence);
    }

    /** Students who solve some of the tasks only, or write some of the files only. */
    @ParameterizedTest
    @CsvSource({
        "LAST_TIE, '1', 'NEXT_STATE'",
        "SNEAK_CONQUERS, '12', 'NEXT_STATE TRAVERSE_LOG'",
        "PRUNE_STRICTLY, '3', 'TRAVERSE_LOG'",
        "OWN_NUTS_ONLY, '23', 'NEXT_STATE'",
        "START_IN_TRACE, '4', 'TRACE_STATE'"
    })
    void recognisesMistakeInPartialSubmission(MistakeVariant variant, String tasks, String files) throws IOException {
        List<GradedCase> gradedCases = new ArrayList<>();
        for (HomeworkCase homeworkCase : CaseSet.standard().cases()) {
            write(homeworkCase, Set.of(variant), InfinitySpelling.CORRECT);
            for (AnswerFile answer : AnswerFile.values()) {
                if (!tasks.contains("" + homeworkCase.task()) || !files.contains(answer.name())) {
                    Files.deleteIfExists(folder.resolve(answer.fileName()));
                }
            }
            gradedCases.add(gradedCase(homeworkCase));
        }
        StudentDiagnosis diagnosis = StudentDiagnosis.of(gradedCases, EFFECTS);

        assertThat(diagnosis.mistakes()).containsExactly(variant.mistake());
        assertThat(diagnosis.explained()).isEqualTo(diagnosis.wrong()).isPositive();
    }

    /** A program that is stopped leaves incomplete files, which say nothing about its mistakes. */
    @Test
    void ignoresFilesOfProgramThatWasStopped() throws IOException {
        List<GradedCase> gradedCases = new ArrayList<>();
        for (GradedCase gradedCase : gradedCases(MistakeVariant.SNEAK_CONQUERS)) {
            boolean stopped = gradedCase.homeworkCase().task() > 1;
            gradedCases.add(
                    stopped
                            ? new GradedCase(
                                    gradedCase.homeworkCase(),
                                    gradedCase.submitted(),
                                    false,
                                    false,
                                    MistakeEvidence.NONE)
                            : gradedCase);
        }
        StudentDiagnosis diagnosis = StudentDiagnosis.of(gradedCases, EFFECTS);

        assertThat(diagnosis.mistakes()).containsExactly(CommonMistake.SNEAK_CONQUERS);
        assertThat(diagnosis.explained()).isEqualTo(diagnosis.wrong());
    }

    /** The evidence without all explanations by a mistake. */
    private static MistakeEvidence withoutMistake(CommonMistake mistake, MistakeEvidence evidence) {
        Set<Set<MistakeVariant>> others = evidence.explanations().stream()
                .filter(variants -> variants.stream().noneMatch(variant -> variant.mistake() == mistake))
                .collect(Collectors.toSet());
        return new MistakeEvidence(others, Optional.empty(), evidence.isWeak());
    }

    @Test
    void reportsResemblanceToMistake() throws IOException {
        HomeworkCase homeworkCase = CASES.cases().stream()
                .filter(candidate -> candidate.task() == 3 && EFFECTS.nodeCount(candidate) > 200)
                .findFirst()
                .orElseThrow();
        write(homeworkCase, Set.of(MistakeVariant.ROOT_HAS_DEPTH_ONE), InfinitySpelling.CORRECT);
        Path log = folder.resolve(AnswerFile.TRAVERSE_LOG.fileName());
        List<String> lines = Files.readAllLines(log);
        Files.write(log, lines.subList(0, lines.size() - 10));

        StudentDiagnosis diagnosis = StudentDiagnosis.of(List.of(gradedCase(homeworkCase)), EFFECTS);
        assertThat(diagnosis.mistakes()).isEmpty();
        assertThat(diagnosis.diagnose(gradedCase(homeworkCase).evidence())).hasValueSatisfying(found -> {
            assertThat(found.title()).isEqualTo("looks like depth off by one");
            assertThat(found.explanation()).startsWith("The depth is off by one");
        });
    }

    @Test
    void doesNotExplainUnknownDifference() throws IOException {
        HomeworkCase homeworkCase = CASES.cases().get(2);
        write(homeworkCase, Set.of(), InfinitySpelling.CORRECT);
        Path log = folder.resolve(AnswerFile.TRAVERSE_LOG.fileName());
        Files.writeString(log, Files.readString(log).replace(",0,", ",zero,"));

        StudentDiagnosis diagnosis = StudentDiagnosis.of(List.of(gradedCase(homeworkCase)), EFFECTS);
        assertThat(diagnosis.wrong()).isEqualTo(1);
        assertThat(diagnosis.mistakes()).isEmpty();
        assertThat(diagnosis.diagnose(gradedCase(homeworkCase).evidence())).isEmpty();
    }

    @Test
    void everyMistakeHasTitleAndExplanation() {
        for (CommonMistake mistake : CommonMistake.values()) {
            assertThat(mistake.explanation()).matches("[A-Z][^.\n]*\\.");
            assertThat(mistake.title()).matches("[a-zX ]+");
            assertThat(MistakeVariant.values()).anyMatch(variant -> variant.mistake() == mistake);
        }
        assertThat(CommonMistake.ALWAYS_FOR_X.title()).isEqualTo("always for X");
        assertThat(CommonMistake.X_BEGINS.title()).isEqualTo("X begins");
    }

    /** The graded cases of a program with one variant, cached for two tests. */
    private List<GradedCase> gradedCases(MistakeVariant variant) throws IOException {
        List<GradedCase> cached = CACHE.get(variant);
        if (cached == null) {
            cached = gradedCases(CASES, Set.of(variant), InfinitySpelling.SHORT);
            CACHE.put(variant, cached);
        }
        return cached;
    }

    private StudentDiagnosis diagnosis(CaseSet cases, Set<MistakeVariant> variants, InfinitySpelling spelling)
            throws IOException {
        return StudentDiagnosis.of(gradedCases(cases, variants, spelling), EFFECTS);
    }

    private List<GradedCase> gradedCases(CaseSet cases, Set<MistakeVariant> variants, InfinitySpelling spelling)
            throws IOException {
        List<GradedCase> gradedCases = new ArrayList<>();
        for (HomeworkCase homeworkCase : cases.cases()) {
            write(homeworkCase, variants, spelling);
            gradedCases.add(gradedCase(homeworkCase));
        }
        return gradedCases;
    }

    private void write(HomeworkCase homeworkCase, Set<MistakeVariant> variants, InfinitySpelling spelling)
            throws IOException {
        for (AnswerFile answer : homeworkCase.homework().answers()) {
            try (OutputStream out = Files.newOutputStream(folder.resolve(answer.fileName()))) {
                new FaultyAdvisor(variants, spelling, new NodeBudget(Long.MAX_VALUE))
                        .write(homeworkCase.homework(), answer, out);
            }
        }
    }

    private GradedCase gradedCase(HomeworkCase homeworkCase) {
        Map<AnswerFile, Comparison> comparisons = AnswerComparer.compare(homeworkCase, folder, REFERENCE);
        return GradedCase.of(
                homeworkCase, comparisons, true, MistakeFinder.findEvidence(homeworkCase, folder, comparisons));
    }
}
