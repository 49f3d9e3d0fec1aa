package dev.drey.bench.ladder;

import dev.drey.play.Bot;
import dev.drey.rules.GameKind;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.function.LongFunction;
import java.util.stream.IntStream;

/** A match between two programs: many openings, each played with both sides. */
final class LevelMatch {
    private final GameKind kind;
    private final LongFunction<Bot> one;
    private final LongFunction<Bot> other;

    /** @param one makes a program for one game, from a random seed; so does {@code other} */
    LevelMatch(GameKind kind, LongFunction<Bot> one, LongFunction<Bot> other) {
        this.kind = kind;
        this.one = one;
        this.other = other;
    }

    /** Score of the first program in half points: two for a win, one for a draw. */
    record Score(int halves, int games) {
        double share() {
            return halves / (2.0 * games);
        }
    }

    /** Plays each opening twice, on all cores. */
    Score play(int firstOpening, int openings) {
        int halves = IntStream.range(0, 2 * openings)
                .parallel()
                .map(i -> game(firstOpening + i / 2, i % 2 == 0))
                .sum();
        return new Score(halves, 2 * openings);
    }

    private int game(int opening, boolean oneBegins) {
        Position position = Opening.numbered(kind, opening);
        Bot mine = one.apply(2L * opening);
        Bot theirs = other.apply(2L * opening + 1);
        Side mySide = oneBegins == (position.toMove() == Side.FIRST) ? Side.FIRST : Side.SECOND;
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
