package dev.drey.analysis;

import dev.drey.analysis.explain.MoveReason;
import dev.drey.engine.GamePhase;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The part of a review that is stored permanently: the marked moves of a game.
 *
 * @param firstMoves number of moves of the first side
 * @param secondMoves number of moves of the second side
 * @param mistakes the marked moves of both sides in the order of play
 */
public record GameSummary(int firstMoves, int secondMoves, List<Mistake> mistakes) {
    /**
     * Version of the algorithms behind a summary: the scale of marks, the phases and the explanations. Increase it whenever one of them
     * changes, so that stored summaries are computed again.
     */
    public static final int VERSION = 2;

    /**
     * Copies the list of mistakes.
     *
     * @param firstMoves number of moves of the first side
     * @param secondMoves number of moves of the second side
     * @param mistakes the marked moves of both sides in the order of play
     */
    public GameSummary {
        mistakes = List.copyOf(mistakes);
    }

    /**
     * A marked move.
     *
     * @param ply its number in the game, from 1
     * @param side the side that moved
     * @param move the text of the move
     * @param mark the mark of the move
     * @param sure whether the loss is proven
     * @param phase the phase of the position in which it was played
     * @param reason the first reason why it is a mistake; empty if none was found
     */
    public record Mistake(
            int ply, Side side, String move, Mark mark, boolean sure, GamePhase phase, Optional<MoveReason> reason) {}

    /**
     * {@return the summary of a game with too few moves to be reviewed}
     *
     * @param positions the positions in which the moves were played
     */
    public static GameSummary withoutMistakes(List<Position> positions) {
        return new GameSummary(count(positions, Side.FIRST), count(positions, Side.SECOND), List.of());
    }

    /**
     * {@return the summary of a review}
     *
     * @param review the review
     */
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
                move.reasons().stream().findFirst());
    }

    private static int count(List<Position> positions, Side side) {
        return (int)
                positions.stream().filter(position -> position.toMove() == side).count();
    }

    /**
     * {@return the number of moves of a side}
     *
     * @param side the side
     */
    public int moves(Side side) {
        return side == Side.FIRST ? firstMoves : secondMoves;
    }

    /**
     * {@return the summary without the moves played in some positions}
     *
     * @param withheld the positions to leave out
     * @param positions the positions in which the moves of the game were played, in their order
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
