package dev.drey.study;

import dev.drey.engine.Analysis;
import dev.drey.record.GameRecord;
import dev.drey.record.RecordedMove;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** What became of a game, move by move. */
public record Review(GameRecord record, List<ReviewedMove> moves) {
    public Review {
        moves = List.copyOf(moves);
    }

    /**
     * Looks at every move of a game, the last one first: what is proven about the end helps with what comes before.
     *
     * @param asks finds out about a position, with whatever limits it has; empty where it should not go on
     */
    public static Review of(GameRecord record, Function<Position, Optional<Analysis>> asks) {
        List<Position> positions = new ArrayList<>(List.of(record.start()));
        List<Move> played = new ArrayList<>();
        for (RecordedMove recorded : record.main().moves()) {
            played.add(recorded.move());
            positions.add(positions.get(positions.size() - 1).play(recorded.move()));
        }
        List<ReviewedMove> reviewed = new ArrayList<>();
        for (int i = played.size() - 1; i >= 0; i--) {
            Optional<Analysis> analysis = asks.apply(positions.get(i));
            if (analysis.isEmpty()) {
                break;
            }
            ReviewedMove move = new ReviewedMove(i + 1, played.get(i), analysis.get());
            reviewed.add(reviewed.isEmpty() ? move : move.knowing(reviewed.get(reviewed.size() - 1)));
        }
        Collections.reverse(reviewed);
        return new Review(record, reviewed);
    }

    /** Whether every move of the game was looked at. */
    public boolean isWhole() {
        return moves.size() == record.main().moves().size();
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
