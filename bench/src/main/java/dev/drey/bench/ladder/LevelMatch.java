package dev.drey.bench.ladder;

import dev.drey.play.Bot;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.function.IntFunction;
import java.util.function.LongFunction;
import java.util.stream.IntStream;

/** A match between two programs: many openings, each played with both sides. */
final class LevelMatch {
    private final IntFunction<Position> openings;
    private final LongFunction<Bot> one;
    private final LongFunction<Bot> other;

    /**
     * @param openings the start of a game, by number
     * @param one makes a program for one game, from a random seed; so does {@code other}
     */
    LevelMatch(IntFunction<Position> openings, LongFunction<Bot> one, LongFunction<Bot> other) {
        this.openings = openings;
        this.one = one;
        this.other = other;
    }

    /** Plays each opening twice, on all cores. */
    MatchScore play(int firstOpening, int count) {
        return new MatchScore(IntStream.range(firstOpening, firstOpening + count)
                .parallel()
                .mapToObj(this::pair)
                .toList());
    }

    /**
     * The two games of an opening.
     *
     * @param moving half points of the first program with the side to move: two for a win, one for a draw
     * @param waiting its half points with the other side
     */
    record Pair(Position opening, int moving, int waiting) {}

    private Pair pair(int number) {
        Position opening = openings.apply(number);
        return new Pair(
                opening,
                game(opening, number, opening.toMove()),
                game(opening, number, opening.toMove().other()));
    }

    private int game(Position opening, int number, Side mySide) {
        Bot mine = one.apply(2L * number);
        Bot theirs = other.apply(2L * number + 1);
        Position position = opening;
        while (!position.isOver()) {
            Move move =
                    position.mustPass() ? Move.PASS : (position.toMove() == mySide ? mine : theirs).choose(position);
            position = position.play(move);
        }
        return position.outcome()
                .orElseThrow()
                .winner()
                .map(winner -> winner == mySide ? 2 : 0)
                .orElse(1);
    }
}
