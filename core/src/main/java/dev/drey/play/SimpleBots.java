package dev.drey.play;

import dev.drey.rules.Move;
import dev.drey.rules.Outcome;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/** The bots that play without the engine, by name. */
public final class SimpleBots {
    /** The value of a win; greater than any margin. */
    private static final int WIN = 1_000_000;

    private static final Map<String, Function<RandomGenerator, Bot>> BY_NAME = new LinkedHashMap<>();

    static {
        BY_NAME.put("random", SimpleBots::random);
        BY_NAME.put("greedy", random -> greedy());
    }

    private SimpleBots() {}

    /** {@return the names of all simple bots} */
    public static List<String> names() {
        return List.copyOf(BY_NAME.keySet());
    }

    /**
     * {@return the bot of that name}
     *
     * @param name the name of a bot
     * @param random the source of randomness
     * @throws IllegalArgumentException if there is none
     */
    public static Bot named(String name, RandomGenerator random) {
        Function<RandomGenerator, Bot> factory = BY_NAME.get(name);
        if (factory == null) {
            throw new IllegalArgumentException("unknown bot '" + name + "'");
        }
        return factory.apply(random);
    }

    /**
     * {@return a bot that plays every legal move with the same probability}
     *
     * @param random the source of randomness
     */
    public static Bot random(RandomGenerator random) {
        return position -> {
            List<Move> moves = position.moves();
            return moves.get(random.nextInt(moves.size()));
        };
    }

    /**
     * {@return a bot that looks one move ahead: it wins if it can, else it takes the best margin; of equal moves it takes the
     * first}
     */
    public static Bot greedy() {
        return SimpleBots::bestByMargin;
    }

    private static Move bestByMargin(Position position) {
        Move best = position.moves().get(0);
        int bestValue = Integer.MIN_VALUE;
        for (Move move : position.moves()) {
            int value = value(position.play(move), position.toMove());
            if (value > bestValue) {
                best = move;
                bestValue = value;
            }
        }
        return best;
    }

    private static int value(Position position, Side side) {
        int decided = position.outcome()
                .flatMap(Outcome::winner)
                .map(winner -> winner == side ? 1 : -1)
                .orElse(0);
        return decided * WIN + position.margin(side);
    }
}
