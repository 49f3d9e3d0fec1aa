package dev.drey.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/** Plays random games and checks every position. */
public final class RandomGame {
    private RandomGame() {}

    /** Plays one game per seed; the check receives every position, including the last. */
    public static void each(int defaultCount, Position start, Consumer<Position> check) {
        Seeds.each(defaultCount, seed -> play(seed, start, check));
    }

    /** Plays a game to its end and returns its moves. */
    public static List<Move> play(long seed, Position start, Consumer<Position> check) {
        // The numbers of java.util.Random are the same on every JDK.
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
