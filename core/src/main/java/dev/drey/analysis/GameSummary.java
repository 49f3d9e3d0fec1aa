package dev.drey.analysis;

import dev.drey.analysis.explain.MoveReason;
import dev.drey.engine.GamePhase;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The marked moves of a reviewed game: what of a review is worth keeping when all its verdicts are forgotten.
 *
 * @param firstMoves number of moves the first side played
 * @param secondMoves number of moves the second side played
 * @param mistakes the marked moves of both sides, in the order of play
 */
public record GameSummary(int firstMoves, int secondMoves, List<Mistake> mistakes) {
    /**
     * Version of what decides about a summary: the scale of marks, the phases and the explanations. Raise it whenever one of them
     * changes, so that summaries that were kept are made again.
     */
    public static final int VERSION = 2;

    public GameSummary {
        mistakes = List.copyOf(mistakes);
    }

    /**
     * A marked move.
     *
     * @param ply its number in the game, from 1
     * @param sure whether the loss is proven
     * @param phase of the position in which it was played
     * @param reason why it is a mistake: the first reason; empty if none was found
     */
    public record Mistake(
            int ply, Side side, String move, Mark mark, boolean sure, GamePhase phase, Optional<MoveReason> reason) {}

    /** The summary of a game with too few moves to be reviewed. */
    public static GameSummary withoutMistakes(List<Position> positions) {
        return new GameSummary(count(positions, Side.FIRST), count(positions, Side.SECOND), List.of());
    }

    public static GameSummary of(Review review) {
        List<Position> positions = Review.positions(review.record());
        return new GameSummary(
                count(positions, Side.FIRST),
                count(positions, Side.SECOND),
                review.moves().stream()
                        .flatMap(move -> move.mark().map(mark -> mistake(move, mark)).stream())
                        .toList());
    }

    private static Mistake mistake(ReviewedMove move, Mark mark) {
        return new Mistake(
                move.ply(),
                move.side(),
                move.move().text(),
                mark,
                move.marked().sure(),
                GamePhase.of(move.position()),
                move.why().stream().findFirst());
    }

    private static int count(List<Position> positions, Side side) {
        return (int)
                positions.stream().filter(position -> position.toMove() == side).count();
    }

    public int moves(Side side) {
        return side == Side.FIRST ? firstMoves : secondMoves;
    }

    /**
     * The same, as if the moves in some positions had not been played.
     *
     * @param positions those in which the moves of the game were played, in their order
     */
    public GameSummary without(Set<Position> withheld, List<Position> positions) {
        List<Position> rest = positions.stream()
                .filter(position -> !withheld.contains(position))
                .toList();
        return new GameSummary(
                count(rest, Side.FIRST),
                count(rest, Side.SECOND),
                mistakes.stream()
                        .filter(mistake -> !withheld.contains(positions.get(mistake.ply() - 1)))
                        .toList());
    }
}
