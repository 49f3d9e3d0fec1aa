package dev.drey.play;

import dev.drey.rules.Ending;
import dev.drey.rules.Move;
import dev.drey.rules.Outcome;
import dev.drey.rules.Position;
import dev.drey.rules.Reading;
import dev.drey.rules.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game being played: where it started, what was played, and whether somebody gave up. Immutable; every action answers
 * with the match after it, or says why there is none.
 *
 * @param positions the start and the position after each move
 * @param moves what was played
 * @param resigned who gave up; empty if nobody did
 */
public record Match(List<Position> positions, List<Move> moves, Optional<Side> resigned) {
    public Match {
        positions = List.copyOf(positions);
        moves = List.copyOf(moves);
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
        if (resigned.isPresent()) {
            return new Refused(
                    Reading.Reason.OVER, "The game is over: " + resigned.get().player() + " resigned.");
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

    /** The match before its last move, and as if nobody had resigned. */
    public Match back() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("no move to take back");
        }
        int last = moves.size() - 1;
        return new Match(positions.subList(0, last + 1), moves.subList(0, last), Optional.empty());
    }

    public Match resign(Side side) {
        return isOver() ? this : new Match(positions, moves, Optional.of(side));
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

    public boolean isOver() {
        return resigned.isPresent() || position().isOver();
    }

    public Optional<Outcome> outcome() {
        return resigned.map(side -> Outcome.winFor(side.other()))
                .or(() -> position().outcome());
    }

    public Optional<Ending> ending() {
        return resigned.map(side -> Ending.RESIGNED).or(() -> position().ending());
    }
}
