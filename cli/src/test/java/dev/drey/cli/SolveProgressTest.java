package dev.drey.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.engine.Analysis.ProofPass;
import dev.drey.engine.AnalysisRequest.Goal;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.ProofProgress;
import dev.drey.engine.ProofProgress.Phase;
import dev.drey.engine.Range;
import dev.drey.engine.Verdict;
import dev.drey.rules.Games;
import dev.drey.rules.Position;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

final class SolveProgressTest {
    private static final Position POSITION = Games.game("squirrel-war:8251").start();
    private static final Range WIDEST = new Range(-900, 900);

    private static AnalysisSnapshot snapshot(int lower, int upper, int nodes) {
        List<Verdict> verdicts = POSITION.moves().stream()
                .map(move -> new Verdict(true, move, new Range(lower, upper), WIDEST, 14_420, 4, 0.6, List.of(move)))
                .toList();
        return new AnalysisSnapshot(POSITION, verdicts, nodes, 20_000_000_000L, 4, false);
    }

    private static List<String> lines(AnalysisSnapshot known, Goal goal, ProofProgress progress) {
        Optional<ProofPass> pass =
                progress.phase() == Phase.PASSES ? Optional.of(new ProofPass(3, 150)) : Optional.empty();
        return new SolveProgress(known, goal, progress, pass, OptionalLong.of(300_000_000), 0).lines(100);
    }

    @Test
    void showsEstimatesFirst() {
        AnalysisSnapshot known = snapshot(-900, 900, 20_000_000);
        assertThat(lines(known, Goal.BEST_MOVE, new ProofProgress(Phase.ESTIMATING_MOVES, 5, 0, OptionalInt.empty())))
                .containsExactly(
                        "value: unknown, perhaps +144; estimating, depth 5",
                        "20,000,000 nodes in 20.0 s (1,000,000 per second); about 1 to 15 min left");
        assertThat(lines(known, Goal.BEST_MOVE, new ProofProgress(Phase.ESTIMATING_VALUE, 2, 3, OptionalInt.of(139)))
                        .get(0))
                .isEqualTo("value: unknown, perhaps +139; estimating, round 2 of 3");
    }

    @Test
    void showsTheProvenRangeAndThePass() {
        ProofProgress passes = new ProofProgress(Phase.PASSES, 3, 0, OptionalInt.of(139));
        assertThat(lines(snapshot(118, 190, 20_000_000), Goal.BEST_MOVE, passes).get(0))
                .isEqualTo("value: +118 to +190, perhaps +139; pass 3: is it >= +150? not by 0 of 25 moves");
        assertThat(lines(snapshot(150, 900, 20_000_000), Goal.BEST_MOVE, passes).get(0))
                .isEqualTo("value: >= +150, perhaps +150; pass 3: is it >= +150? not by 0 of 25 moves");
        assertThat(lines(snapshot(118, 149, 20_000_000), Goal.BEST_MOVE, passes).get(0))
                .endsWith("is it >= +150? not by 25 of 25 moves");
        assertThat(lines(snapshot(150, 150, 20_000_000), Goal.BEST_MOVE, passes).get(0))
                .isEqualTo("value: +150; pass 3: is it >= +150? not by 0 of 25 moves");
    }

    @Test
    void theTimeOfOtherGoalsIsUnknown() {
        ProofProgress proving = new ProofProgress(Phase.PROVING_MOVES, 0, 0, OptionalInt.empty());
        AnalysisSnapshot known = snapshot(-900, 900, 20_000_000);
        assertThat(lines(known, Goal.EVERY_MOVE, proving))
                .containsExactly(
                        "[....................] 0 of 25 moves proven; proving",
                        "20,000,000 nodes in 20.0 s (1,000,000 per second); time left unknown");
        assertThat(lines(known, Goal.WINNER, proving))
                .containsExactly(
                        "value: unknown, perhaps +144; proving, 25 of 25 moves open",
                        "20,000,000 nodes in 20.0 s (1,000,000 per second); time left unknown");
    }

    /** With all values requested, the passes are about the best move only. */
    @Test
    void passesOfOneMoveNameNoOthers() {
        ProofProgress passes = new ProofProgress(Phase.PASSES, 3, 0, OptionalInt.empty());
        assertThat(lines(snapshot(118, 190, 20_000_000), Goal.EVERY_MOVE, passes)
                        .get(0))
                .isEqualTo("[....................] 0 of 25 moves proven; pass 3: is the best move >= +150?");
    }

    /** A wrapped line could not be erased. */
    @Test
    void noLineIsWiderThanTheTerminal() {
        ProofProgress passes = new ProofProgress(Phase.PASSES, 3, 0, OptionalInt.of(139));
        SolveProgress progress = new SolveProgress(
                snapshot(118, 190, 20_000_000), Goal.BEST_MOVE, passes, Optional.empty(), OptionalLong.empty(), 0);
        assertThat(progress.lines(30)).hasSize(2).allMatch(line -> line.length() < 30);
    }
}
