package dev.drey.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.engine.AnalysisRequest.Goal;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class PositionProofTest {
    private static final Position SCORED = Games.position("adjacent-claim:3x3:---/---/---:X");
    private static final Position UNSCORED = Games.position("santorini:CP:1X2330O/23100/00X443/3210O0/00132:O");
    private static final Range MARGINS = new Range(-25, 25);
    private static final Range DECISIONS = new Range(-Values.WIN, Values.WIN);
    private static final Range UNDECIDED = new Range(Values.lossIn(2), Values.winIn(2));

    /** A snapshot whose first moves have these proven ranges; there are no other moves. */
    private static AnalysisSnapshot snapshot(Position position, Range widest, Range... ranges) {
        List<Verdict> verdicts = new ArrayList<>();
        for (int i = 0; i < ranges.length; i++) {
            Move move = position.moves().get(i);
            verdicts.add(new Verdict(position.game().scored(), move, ranges[i], widest, 0, 2, 0.5, List.of(move)));
        }
        verdicts.sort(Verdict.bestFirst(position.moves()));
        return new AnalysisSnapshot(position, verdicts, 10, 1000, 2, false);
    }

    private static String margins(Goal goal, int... bounds) {
        Range[] ranges = new Range[bounds.length / 2];
        for (int i = 0; i < ranges.length; i++) {
            ranges[i] = new Range(bounds[2 * i], bounds[2 * i + 1]);
        }
        return PositionProof.of(snapshot(SCORED, MARGINS, ranges), goal).text();
    }

    private static String decisions(Goal goal, Range... ranges) {
        String text =
                PositionProof.of(snapshot(UNSCORED, DECISIONS, ranges), goal).text();
        for (int i = 0; i < ranges.length; i++) {
            text = text.replace(" by " + UNSCORED.moves().get(i).text(), " by " + i);
        }
        return text;
    }

    @Test
    void nothingIsProven() {
        assertThat(margins(Goal.BEST_MOVE, -25, 25, -25, 25)).isEqualTo("value unknown; 2 moves open");
        assertThat(margins(Goal.BEST_MOVE, -25, 25)).isEqualTo("value unknown; 1 move open");
        assertThat(margins(Goal.EVERY_MOVE, -25, 25, -25, 9)).isEqualTo("value unknown; 2 moves open");
    }

    @Test
    void onlyOneBoundIsProven() {
        assertThat(margins(Goal.BEST_MOVE, -25, 14, -25, 11, -25, -4)).isEqualTo("<= +14; 3 moves open");
        assertThat(margins(Goal.BEST_MOVE, -25, 25, -4, 25, -25, 11)).isEqualTo(">= -4 by A2; 2 other moves open");
        assertThat(margins(Goal.BEST_MOVE, -25, 25, 4, 4, -25, 4, -9, 3))
                .isEqualTo(">= +4 by A2; 2 moves proven no better, 1 open");
    }

    @Test
    void bothBoundsAreProven() {
        assertThat(margins(Goal.BEST_MOVE, 4, 8, -25, 25 - 6, -25, 4))
                .isEqualTo(">= +4 by A1, <= +19; 1 move proven no better, 1 open");
        assertThat(margins(Goal.BEST_MOVE, 4, 8, -25, 4, -25, 4))
                .isEqualTo(">= +4 by A1, <= +8; 2 moves proven no better, none open");
        assertThat(margins(Goal.BEST_MOVE, 0, 8)).isEqualTo(">= 0 by A1, <= +8");
    }

    /** With all values requested, the position may be proven and some of its moves not. */
    @Test
    void theValueIsProven() {
        assertThat(margins(Goal.EVERY_MOVE, -25, 2, 3, 3, -25, 3))
                .isEqualTo("+3 by A2 (proven); 2 moves proven no better, none open");
        assertThat(margins(Goal.BEST_MOVE, -3, -3)).isEqualTo("-3 by A1 (proven)");
    }

    @Test
    void theWinnerIsAskedFor() {
        assertThat(margins(Goal.WINNER, -25, 25, -25, -1, -25, 0))
                .isEqualTo("value unknown; 1 move proven to lose, 2 open");
        // The move at -20 is no better than others that lose.
        assertThat(margins(Goal.WINNER, -20, -5, -25, 25, -25, -1)).isEqualTo(">= -20; 2 moves proven to lose, 1 open");
        assertThat(margins(Goal.WINNER, 0, 25, -25, 0, -25, -1, -25, 25))
                .isEqualTo(">= 0 by A1; 2 moves proven no better, 1 open");
        assertThat(margins(Goal.WINNER, 3, 25, -25, 25)).isEqualTo(">= +3 by A1; 1 other move open");
    }

    @Test
    void gamesWithoutScoresHaveResults() {
        Range loses = new Range(-Values.WIN, Values.lossIn(6));
        assertThat(decisions(Goal.BEST_MOVE, UNDECIDED, UNDECIDED)).isEqualTo("value unknown; 2 moves open");
        assertThat(decisions(Goal.BEST_MOVE, UNDECIDED, loses, UNDECIDED))
                .isEqualTo("value unknown; 1 move proven to lose, 2 open");
        assertThat(decisions(Goal.WINNER, new Range(0, Values.winIn(5)), loses, UNDECIDED))
                .isEqualTo("at least a draw by 0; 1 move proven no better, 1 open");
        assertThat(decisions(Goal.WINNER, new Range(Values.lossIn(8), 0), loses))
                .isEqualTo("at most a draw; 1 move proven to lose, 1 open");
        Range wins = new Range(Values.winIn(9), Values.winIn(5));
        assertThat(decisions(Goal.BEST_MOVE, loses, wins, UNDECIDED))
                .isEqualTo("wins in 9 plies or less by 1; 1 move proven no better, 1 open");
        assertThat(decisions(Goal.BEST_MOVE, loses, loses)).isEqualTo("loses in 6 plies or less; 2 moves open");
        assertThat(decisions(Goal.BEST_MOVE, loses, new Range(Values.lossIn(4), Values.lossIn(6))))
                .isEqualTo("loses in 4 plies or more by 1, loses in 6 plies or less; 1 other move open");
        assertThat(decisions(Goal.BEST_MOVE, loses, new Range(Values.lossIn(6), Values.lossIn(6))))
                .isEqualTo("loses in 6 plies by 1 (proven); 1 move proven no better, none open");
    }

    /** Stopped after any number of nodes, the bounds contain the value, and no better move is counted as no better. */
    @Test
    void isCorrectWheneverAProofIsStopped() {
        Position position = Games.position("adjacent-claim:4x4:X---/----/----/---O:X");
        AnalysisSnapshot all = new Oracle(1, 1 << 20).analyse(AnalysisRequest.everyMove(position), Budget.unlimited());
        int value = all.proven().lower();
        for (Goal goal : Goal.values()) {
            AnalysisRequest request = new AnalysisRequest(position, goal, Integer.MAX_VALUE, true);
            Stream.iterate(1L, nodes -> nodes < 100_000, nodes -> nodes * 2).forEach(nodes -> {
                AnalysisSnapshot known = new Oracle(1, 1 << 20).analyse(request, Budget.nodes(nodes));
                PositionProof proof = PositionProof.of(known, goal);
                assertThat(value)
                        .isBetween(proof.proven().lower(), proof.proven().upper());
                int leader = proof.best().isPresent() ? 1 : 0;
                assertThat(leader + proof.noBetter() + proof.open())
                        .isEqualTo(all.verdicts().size());
                proof.best()
                        .ifPresent(best -> assertThat(all.of(best).proven().lower())
                                .isGreaterThanOrEqualTo(proof.proven().lower()));
                int better = (int) all.verdicts().stream()
                        .filter(verdict -> goal == Goal.WINNER
                                ? Integer.signum(verdict.proven().lower())
                                        > Integer.signum(proof.proven().lower())
                                : verdict.proven().lower() > proof.proven().lower())
                        .count();
                assertThat(better).isLessThanOrEqualTo(proof.open() + leader);
            });
        }
    }
}
