package dev.drey.analysis;

import dev.drey.record.GameRecord;
import dev.drey.rules.Move;
import dev.drey.rules.Outcome;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The verdicts of the moves of a game: a snapshot of an {@link AnalysisStore}.
 *
 * @param record the recorded game
 * @param moves the moves whose positions are known, in the order of play
 */
public record Review(GameRecord record, List<ReviewedMove> moves) {
    /**
     * Copies the list of moves.
     *
     * @param record the recorded game
     * @param moves the moves whose positions are known, in the order of play
     */
    public Review {
        moves = List.copyOf(moves);
    }

    /**
     * Creates a review from the current contents of a store.
     *
     * @param record the recorded game
     * @param store the store
     * @return the review
     */
    public static Review of(GameRecord record, AnalysisStore store) {
        return of(record, store.snapshot(positions(record)));
    }

    /**
     * Creates a review from a snapshot whose first entries are the {@link #positions} of the game.
     *
     * @param record the recorded game
     * @param snapshot the snapshot
     * @return the review
     */
    public static Review of(GameRecord record, AnalysisStore.Snapshot snapshot) {
        List<Move> played = record.moves();
        List<ReviewedMove> moves = new ArrayList<>();
        for (int i = 0; i < played.size(); i++) {
            int ply = i + 1;
            Move move = played.get(i);
            snapshot.entries().get(i).ifPresent(entry -> moves.add(reviewed(ply, move, entry)));
        }
        return new Review(record, moves);
    }

    /** Adds reasons only to moves that are marked now. */
    private static ReviewedMove reviewed(int ply, Move move, AnalysisStore.Entry entry) {
        ReviewedMove plain = new ReviewedMove(ply, move, entry.analysis(), List.of());
        return plain.mark().isEmpty() ? plain : new ReviewedMove(ply, move, entry.analysis(), entry.reasons(move));
    }

    /**
     * {@return the positions in which the moves of a game were played}
     *
     * @param record the recorded game
     */
    public static List<Position> positions(GameRecord record) {
        List<Position> positions = new ArrayList<>();
        Position position = record.start();
        for (Move move : record.moves()) {
            positions.add(position);
            position = position.play(move);
        }
        return positions;
    }

    /**
     * {@return the review without the moves of some positions}
     *
     * @param withheld the positions to leave out
     */
    public Review without(Set<Position> withheld) {
        return new Review(
                record,
                moves.stream()
                        .filter(move -> !withheld.contains(move.position()))
                        .toList());
    }

    /** {@return whether every move of the game is reviewed} */
    public boolean isComplete() {
        return moves.size() == record.main().moves().size();
    }

    /**
     * {@return the review of a move; empty if its position is not known}
     *
     * @param ply the number of the move in the game, from 1
     */
    public Optional<ReviewedMove> at(int ply) {
        return moves.stream().filter(move -> move.ply() == ply).findFirst();
    }

    /**
     * {@return the mistake that decided the game: the loser's last move that turned a position that was not lost into a lost
     * one, by proof or by a clear estimate} It is empty if nobody lost or no single move decided the game.
     */
    public Optional<ReviewedMove> decidingMistake() {
        return loser().flatMap(side -> moves.stream()
                .filter(move -> move.side() == side && move.losesTheGame())
                .reduce((earlier, later) -> later));
    }

    /** {@return the marked move with the greatest loss if nobody lost; otherwise empty} */
    public Optional<ReviewedMove> largestSwing() {
        return loser().isPresent()
                ? Optional.empty()
                : moves.stream()
                        .filter(move -> move.mark().isPresent())
                        .max(Comparator.comparingDouble(ReviewedMove::loss));
    }

    /** {@return the loser: by the result, or in an unfinished line the side that is proven to be losing at its end} */
    public Optional<Side> loser() {
        if (record.outcome().isPresent()) {
            return record.outcome().flatMap(Outcome::winner).map(Side::other);
        }
        return moves.isEmpty()
                ? Optional.empty()
                : Optional.of(moves.get(moves.size() - 1))
                        .flatMap(last -> last.marked()
                                .provenResult()
                                .flatMap(result -> result == 0
                                        ? Optional.empty()
                                        : Optional.of(result > 0 ? last.side().other() : last.side())));
    }

    /**
     * {@return the moves to learn from: mistakes and blunders; if there are none, inaccuracies}
     *
     * @param side the side that moved; both sides if empty
     */
    public List<ReviewedMove> mistakes(Optional<Side> side) {
        List<ReviewedMove> marked = moves.stream()
                .filter(move -> side.isEmpty() || side.get() == move.side())
                .filter(move -> move.mark().isPresent())
                .toList();
        List<ReviewedMove> mistakes = marked.stream()
                .filter(move -> !move.mark().equals(Optional.of(Mark.INACCURACY)))
                .toList();
        return mistakes.isEmpty() ? marked : mistakes;
    }

    /**
     * {@return the total loss of a side over the moves whose loss counts}
     *
     * @param side the side
     */
    public double totalLoss(Side side) {
        return moves.stream()
                .filter(move -> move.side() == side && move.lossCounts())
                .mapToDouble(ReviewedMove::loss)
                .sum();
    }
}
