package dev.drey.study;

import dev.drey.engine.Analysis;
import dev.drey.engine.Budget;
import dev.drey.engine.Oracle;
import dev.drey.engine.Question;
import dev.drey.record.GameRecord;
import dev.drey.record.RecordedMove;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.function.Supplier;

/** What became of a game, move by move. */
public record Review(GameRecord record, List<ReviewedMove> moves) {
    public Review {
        moves = List.copyOf(moves);
    }

    /**
     * Looks at every move of a game, the last one first: what is proven about the end helps with what comes before.
     *
     * @param budgets what may be spent on each move
     * @param progress told the number of each move that was looked at
     */
    public static Review of(GameRecord record, Oracle oracle, Supplier<Budget> budgets, IntConsumer progress) {
        List<Position> positions = new ArrayList<>(List.of(record.start()));
        List<Move> played = new ArrayList<>();
        for (RecordedMove recorded : record.main().moves()) {
            played.add(recorded.move());
            positions.add(positions.get(positions.size() - 1).play(recorded.move()));
        }
        List<ReviewedMove> reviewed = new ArrayList<>();
        for (int i = played.size() - 1; i >= 0; i--) {
            Analysis analysis = oracle.ask(Question.everyMove(positions.get(i)), budgets.get());
            reviewed.add(new ReviewedMove(i + 1, played.get(i), analysis));
            progress.accept(i + 1);
        }
        Collections.reverse(reviewed);
        return new Review(record, reviewed);
    }

    /** The first move after which a side was losing that was not before. */
    public Optional<ReviewedMove> firstLosingMistake() {
        return moves.stream().filter(ReviewedMove::isLosingMistake).findFirst();
    }

    /** What a side gave away in all. */
    public double gaveAway(Side side) {
        return moves.stream()
                .filter(move -> move.analysis().position().toMove() == side)
                .mapToDouble(ReviewedMove::gaveAway)
                .sum();
    }
}
