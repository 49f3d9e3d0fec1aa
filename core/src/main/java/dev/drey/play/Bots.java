package dev.drey.play;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/** The programs there are, by name. */
public final class Bots {
    private static final Map<String, Function<RandomGenerator, Bot>> ALL = new LinkedHashMap<>();

    static {
        ALL.put("random", RandomBot::new);
        ALL.put("greedy", random -> new GreedyBot());
    }

    private Bots() {}

    public static List<String> names() {
        return List.copyOf(ALL.keySet());
    }

    /**
     * The program of that name, taking its chances from there.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static Bot named(String name, RandomGenerator random) {
        Function<RandomGenerator, Bot> maker = ALL.get(name);
        if (maker == null) {
            throw new IllegalArgumentException("no program is called '" + name + "'");
        }
        return maker.apply(random);
    }
}
