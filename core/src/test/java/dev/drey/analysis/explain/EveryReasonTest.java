package dev.drey.analysis.explain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Budget;
import dev.drey.engine.Oracle;
import dev.drey.engine.Range;
import dev.drey.engine.Verdict;
import dev.drey.rules.Games;
import dev.drey.rules.Position;
import dev.drey.rules.RandomGame;
import dev.drey.rules.Seeds;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Explains moves of many late positions and checks every reason with {@link FactCheck}. */
final class EveryReasonTest {
    private static final long TABLE_BYTES = 1 << 22;

    /** Nodes of a search in a game without scores; the check may use ten times as many. */
    private static final long DECIDING_NODES = 20_000;

    private final Map<MoveReason.Kind, Integer> found = new EnumMap<>(MoveReason.Kind.class);

    @ParameterizedTest
    @CsvSource({
        "squirrel-war:7, 12, 6, 60",
        "squirrel-war:123456, 12, 6, 60",
        "adjacent-claim:4x4, 15, 9, 60",
        "adjacent-claim:3x6, 10, 9, 40",
        "shellos-shuffle, 8, 5, 40",
        "othello, 12, 6, 40"
    })
    void everyReasonInScoredGamesIsTrue(String game, int games, int empty, int minReasons) {
        Oracle oracle = new Oracle(1, TABLE_BYTES);
        Seeds.each(games, seed -> {
            List<Position> late = new ArrayList<>();
            RandomGame.play(seed, Games.game(game).start(), position -> {
                if (!position.isOver() && emptyCells(position) <= empty) {
                    late.add(position);
                }
            });
            for (Position position : late) {
                AnalysisSnapshot analysis = oracle.analyse(AnalysisRequest.everyMove(position), Budget.unlimited());
                explain(position, analysis.verdicts(), () -> new OracleProber(oracle, 1_000_000, 1_000_000));
            }
        });
        assertThat(found.values().stream().mapToInt(Integer::intValue).sum())
                .as("%s", found)
                .isGreaterThanOrEqualTo(
                        Math.min(Seeds.count(minReasons), Integer.getInteger("drey.games", minReasons)));
    }

    @ParameterizedTest
    @CsvSource({"CC", "CP", "PC", "PP"})
    void everyReasonInSantoriniIsTrue(String pieces) {
        Oracle oracle = new Oracle(1, TABLE_BYTES);
        Seeds.each(2, seed -> {
            List<Position> positions = new ArrayList<>();
            RandomGame.play(seed, Games.game("santorini:" + pieces).start(), positions::add);
            int size = positions.size();
            for (Position position : positions.subList(Math.max(0, size - 7), size - 1)) {
                AnalysisSnapshot analysis =
                        oracle.analyse(AnalysisRequest.everyMove(position), Budget.nodes(DECIDING_NODES));
                explain(position, analysis.verdicts(), () -> new OracleProber(oracle, 4 * DECIDING_NODES, 5_000));
            }
        });
        assertThat(found).isNotEmpty();
    }

    private static long emptyCells(Position position) {
        return position.game().grid().cells().stream()
                .filter(cell -> position.at(cell).owner().isEmpty())
                .count();
    }

    /** Explains up to three worse moves of a position. */
    private void explain(Position position, List<Verdict> verdicts, Supplier<Prober> prober) {
        Verdict best = verdicts.get(0);
        List<Verdict> worse = verdicts.stream()
                .filter(verdict -> verdict.scored()
                        ? verdict.proven().upper() < best.proven().lower()
                        : verdict.proven().upper() < 0 && best.proven().lower() > 0)
                .toList();
        Explainer explainer = new Explainer();
        for (int i = 0; i < Math.min(3, worse.size()); i++) {
            Verdict played = worse.get(worse.size() - 1 - i * (worse.size() - 1) / 2);
            check(position, played, best, explainer.mistake(position, played, best, prober.get()));
            check(position, played, best, explainer.hint(position, best, List.of(played), prober.get()));
        }
    }

    private void check(Position position, Verdict played, Verdict best, List<MoveReason> reasons) {
        assertThat(reasons.size()).isLessThanOrEqualTo(2);
        for (MoveReason reason : reasons) {
            try {
                FactCheck.of(position, played, best, reason, EveryReasonTest::prove)
                        .run();
            } catch (AssertionError e) {
                throw new AssertionError(
                        ReasonText.sentence(reason) + "\n" + position + " " + played.line() + " " + best.line() + "\n"
                                + e.getMessage(),
                        e);
            }
            found.merge(reason.kind(), 1, Integer::sum);
        }
    }

    /** Proves a value with a new oracle, independently of the one under test. */
    private static Range prove(Position position) {
        return new Oracle(1, TABLE_BYTES)
                .analyse(AnalysisRequest.bestMove(position), Budget.nodes(10 * DECIDING_NODES))
                .proven();
    }
}
