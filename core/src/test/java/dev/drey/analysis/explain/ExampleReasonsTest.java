package dev.drey.analysis.explain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.Budget;
import dev.drey.engine.Oracle;
import dev.drey.engine.Verdict;
import dev.drey.rules.Games;
import dev.drey.rules.Position;
import dev.drey.rules.Resources;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks the sentences for known positions. */
final class ExampleReasonsTest {
    private static final long NODES = 30_000;

    static List<String> examples() {
        return Resources.lines("why/examples.txt");
    }

    @ParameterizedTest
    @MethodSource("examples")
    void explainsExample(String example) {
        assertThat(reasons(example).stream().map(ReasonText::sentence).collect(Collectors.joining(" ")))
                .isEqualTo(example.substring(example.indexOf('|') + 2));
    }

    @Test
    void everyKindHasExample() {
        Set<MoveReason.Kind> kinds = EnumSet.noneOf(MoveReason.Kind.class);
        examples().forEach(example -> reasons(example).forEach(reason -> kinds.add(reason.kind())));
        assertThat(kinds).containsExactlyInAnyOrder(MoveReason.Kind.values());
    }

    private static List<MoveReason> reasons(String example) {
        List<String> words = List.of(example.substring(0, example.indexOf('|')).split(" ", -1));
        Position position = Games.position(words.get(1));
        boolean scored = position.game().scored();
        Oracle oracle = new Oracle(1, 1 << 22);
        List<Verdict> verdicts = oracle.analyse(
                        AnalysisRequest.everyMove(position), scored ? Budget.unlimited() : Budget.nodes(NODES))
                .verdicts();
        Prober prober = new OracleProber(oracle, 1_000_000, NODES);
        return words.get(0).equals("hint")
                ? new Explainer().hint(position, verdict(verdicts, words.get(2)), verdicts, prober)
                : new Explainer()
                        .mistake(position, verdict(verdicts, words.get(2)), verdict(verdicts, words.get(3)), prober);
    }

    private static Verdict verdict(List<Verdict> verdicts, String move) {
        return verdicts.stream()
                .filter(verdict -> verdict.move().text().equals(move))
                .findFirst()
                .orElseThrow();
    }
}
