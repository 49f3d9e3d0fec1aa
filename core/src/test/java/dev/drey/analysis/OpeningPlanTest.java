package dev.drey.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Budget;
import dev.drey.engine.Oracle;
import dev.drey.engine.ProvenCache;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Late positions stand in for the empty board, which takes minutes to prove. */
final class OpeningPlanTest {
    /** A position of Squirrel War with six empty cells. */
    private static final Position START = Games.position("squirrel-war:7:XOX-O/OXO-X/XOX-O/XX--X/OXO-X:O");

    private final AnalysisStore store = new AnalysisStore();
    private final Oracle oracle = new Oracle(1, 1 << 22);

    private void prove(Position position) {
        store.search(oracle, AnalysisRequest.bestMove(position), Budget.unlimited());
    }

    /** Proves what the plan asks for and returns it in its order. */
    private List<Position> execute(OpeningPlan plan) {
        List<Position> proven = new ArrayList<>();
        for (Optional<Position> next = plan.next(store.proofs()); next.isPresent(); next = plan.next(store.proofs())) {
            assertThat(proven).doesNotContain(next.get());
            prove(next.get());
            proven.add(next.get());
        }
        return proven;
    }

    @Test
    void startsWithTheStartPosition() {
        OpeningPlan plan = new OpeningPlan(START);
        assertThat(plan.next(store.proofs())).contains(START);
        assertThat(plan.solution(store.proofs())).isEmpty();
        prove(START);
        assertThat(plan.next(store.proofs())).isPresent().isNotEqualTo(Optional.of(START));
        assertThat(plan.solution(store.proofs()).orElseThrow().bestIsPerfect()).isTrue();
    }

    @Test
    void goesOnWithFirstMovesThenWithRepliesToTheBest() {
        OpeningPlan plan = new OpeningPlan(START);
        List<Position> proven = execute(plan);

        AnalysisSnapshot solution = plan.solution(store.proofs()).orElseThrow();
        Position best = START.play(solution.best().move());
        Set<Position> second = new HashSet<>();
        START.moves().forEach(move -> second.add(START.play(move)));
        Set<Position> third = new HashSet<>();
        best.moves().forEach(move -> third.add(best.play(move)));
        assertThat(proven.get(0)).isEqualTo(START);
        assertThat(Set.copyOf(proven.subList(1, 7))).isEqualTo(second);
        assertThat(Set.copyOf(proven.subList(7, 12))).isEqualTo(third);
        assertThat(proven).hasSize(12);
    }

    /** Of the moves left, the one with the best value or bound comes next. */
    @Test
    void takesTheBestFirstMovesFirst() {
        OpeningPlan plan = new OpeningPlan(START);
        prove(START);
        while (true) {
            AnalysisSnapshot solution = plan.solution(store.proofs()).orElseThrow();
            List<Move> open = solution.verdicts().stream()
                    .map(verdict -> verdict.move())
                    .filter(move ->
                            store.proofs().findBestMove(START.play(move)).isEmpty())
                    .toList();
            if (open.isEmpty()) {
                break;
            }
            assertThat(plan.next(store.proofs())).contains(START.play(open.get(0)));
            prove(START.play(open.get(0)));
        }
    }

    /** After any first move, and after every reply to the best one, the next best move is known without a search. */
    @Test
    void finishedPlanAnswersWithoutSearch() {
        OpeningPlan plan = new OpeningPlan(START);
        execute(plan);
        ProvenCache proofs = store.proofs();
        for (Move move : START.moves()) {
            assertThat(proofs.findBestMove(START.play(move)).orElseThrow().nodes())
                    .isZero();
        }
        Position best = START.play(plan.solution(proofs).orElseThrow().best().move());
        best.moves()
                .forEach(reply ->
                        assertThat(proofs.findBestMove(best.play(reply))).isPresent());
    }

    @Test
    void endsWithTheGame() {
        Position last = Games.position("squirrel-war:7:XOXOO/OXOXX/XOXOO/XXOOX/OXOX-:O");
        assertThat(execute(new OpeningPlan(last))).containsExactly(last);
    }

    @Test
    void asksForTheStartWhileOnlyOtherPositionsAreProven() {
        prove(START.play(START.moves().get(0)));
        assertThat(new OpeningPlan(START).next(store.proofs())).contains(START);
    }
}
