package dev.drey.play;

import dev.drey.rules.Ending;
import dev.drey.rules.Move;
import dev.drey.rules.Outcome;
import dev.drey.rules.Position;
import dev.drey.rules.Reading;
import dev.drey.rules.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game being played: where it started, what was played, and how it ended if the board did not end it. Immutable; every
 * action answers with the match after it, or says why there is none.
 */
public final class Match {
    private final List<Position> positions;
    private final List<Move> moves;
    private final Optional<Conclusion> conclusion;

    private Match(List<Position> positions, List<Move> moves, Optional<Conclusion> conclusion) {
        this.positions = List.copyOf(positions);
        this.moves = List.copyOf(moves);
        this.conclusion = conclusion;
    }

    public static Match of(Position start) {
        return new Match(List.of(start), List.of(), Optional.empty());
    }

    /** What came of an action. */
    public sealed interface Answer {}

    public record Accepted(Match match) implements Answer {}

    /** Nothing was changed; the message is a sentence for the player: what is wrong and what would be right. */
    public record Refused(Reading.Reason reason, String message) implements Answer {}

    /** Plays a move as a player types it. */
    public Answer play(String text) {
        if (conclusion.isPresent()) {
            return new Refused(
                    Reading.Reason.OVER,
                    "The game is over: " + conclusion.get().ending().reason() + ".");
        }
        Reading reading = position().read(text);
        if (reading instanceof Reading.Legal legal) {
            return new Accepted(play(legal.move()));
        }
        Reading.Refused refused = (Reading.Refused) reading;
        return new Refused(refused.reason(), refused.message());
    }

    /**
     * Plays a legal move.
     *
     * @throws IllegalArgumentException if it is not legal, or the game is over
     */
    public Match play(Move move) {
        if (isOver()) {
            throw new IllegalArgumentException("'" + move.text() + "' after the end of the game");
        }
        List<Position> nextPositions = new ArrayList<>(positions);
        List<Move> nextMoves = new ArrayList<>(moves);
        nextPositions.add(position().play(move));
        nextMoves.add(move);
        return new Match(nextPositions, nextMoves, Optional.empty());
    }

    /** The match before its conclusion, or else before its last move. */
    public Match back() {
        if (conclusion.isPresent()) {
            return new Match(positions, moves, Optional.empty());
        }
        if (moves.isEmpty()) {
            throw new IllegalStateException("no move to take back");
        }
        int last = moves.size() - 1;
        return new Match(positions.subList(0, last + 1), moves.subList(0, last), Optional.empty());
    }

    /** Ends the game by a decision or the clock; a game that is over stays as it is. */
    public Match conclude(Conclusion how) {
        return isOver() ? this : new Match(positions, moves, Optional.of(how));
    }

    public Match resign(Side side) {
        return conclude(new Conclusion(Outcome.winFor(side.other()), Ending.RESIGNED));
    }

    /** The start, and the position after each move. */
    public List<Position> positions() {
        return positions;
    }

    public List<Move> moves() {
        return moves;
    }

    /** How it ended, if the board did not end it. */
    public Optional<Conclusion> conclusion() {
        return conclusion;
    }

    public Position start() {
        return positions.get(0);
    }

    public Position position() {
        return positions.get(positions.size() - 1);
    }

    public int ply() {
        return moves.size();
    }

    public Optional<Move> lastMove() {
        return moves.isEmpty() ? Optional.empty() : Optional.of(moves.get(moves.size() - 1));
    }

    /** Whether nothing has happened yet. */
    public boolean isFresh() {
        return moves.isEmpty() && conclusion.isEmpty();
    }

    public boolean isOver() {
        return conclusion.isPresent() || position().isOver();
    }

    public Optional<Outcome> outcome() {
        return conclusion.map(Conclusion::outcome).or(() -> position().outcome());
    }

    public Optional<Ending> ending() {
        return conclusion.map(Conclusion::ending).or(() -> position().ending());
    }

    @Override
    public boolean equals(@Nullable Object o) {
        return o instanceof Match other
                && positions.equals(other.positions)
                && moves.equals(other.moves)
                && conclusion.equals(other.conclusion);
    }

    @Override
    public int hashCode() {
        return Objects.hash(positions, moves, conclusion);
    }

    @Override
    public String toString() {
        return start() + " " + moves + conclusion.map(c -> " " + c).orElse("");
    }
}
