package dev.drey.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/** A game of random moves, shown position by position to a check. */
public final class RandomGame {
    private RandomGame() {}

    /** Plays as many games as there are seeds; the check sees every position, the last included. */
    public static void each(int usualCount, Position start, Consumer<Position> check) {
        Seeds.each(usualCount, seed -> play(seed, start, check));
    }

    /** The moves played from start to end. */
    public static List<Move> play(long seed, Position start, Consumer<Position> check) {
        // java.util.Random, because its numbers are the same on every JDK.
        Random random = new Random(seed);
        List<Move> played = new ArrayList<>();
        Position position = start;
        try {
            check.accept(position);
            for (List<Move> moves = position.moves(); !moves.isEmpty(); moves = position.moves()) {
                Move move = moves.get(random.nextInt(moves.size()));
                played.add(move);
                position = position.play(move);
                check.accept(position);
            }
        } catch (RuntimeException | AssertionError e) {
            throw new AssertionError("At " + position + ", from " + start + " by " + played + "\n" + e.getMessage(), e);
        }
        return played;
    }
}
