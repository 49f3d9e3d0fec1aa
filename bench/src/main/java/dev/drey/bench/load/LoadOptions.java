package dev.drey.bench.load;

import java.util.List;
import java.util.Locale;

/**
 * Options of a load test.
 *
 * @param games number of concurrent games
 * @param rate moves per second in all games together
 * @param analyses number of clients that request analyses all the time
 * @param check whether a missed target is a failure
 */
record LoadOptions(int games, int rate, int warmUp, int seconds, String durability, int analyses, boolean check) {
    private static final LoadOptions DEFAULT = new LoadOptions(1_000, 500, 10, 30, "process", 0, false);

    LoadOptions {
        require(games > 0 && rate > 0 && seconds > 0 && warmUp >= 0 && analyses >= 0, "numbers that make sense");
        require(List.of("process", "power").contains(durability), "--durability process or power");
    }

    /**
     * Reads a command line.
     *
     * @throws IllegalArgumentException with a message for the user
     */
    static LoadOptions read(List<String> words) {
        LoadOptions options = DEFAULT;
        for (int i = 0; i < words.size(); i++) {
            if (words.get(i).equals("--check")) {
                options = options.with("--check", "");
            } else {
                require(i + 1 < words.size(), "a value after " + words.get(i));
                options = options.with(words.get(i), words.get(++i));
            }
        }
        return options;
    }

    private LoadOptions with(String name, String value) {
        return switch (name) {
            case "--games" -> new LoadOptions(number(name, value), rate, warmUp, seconds, durability, analyses, check);
            case "--rate" -> new LoadOptions(games, number(name, value), warmUp, seconds, durability, analyses, check);
            case "--warm-up" -> new LoadOptions(games, rate, number(name, value), seconds, durability, analyses, check);
            case "--seconds" -> new LoadOptions(games, rate, warmUp, number(name, value), durability, analyses, check);
            case "--durability" -> new LoadOptions(games, rate, warmUp, seconds, value, analyses, check);
            case "--analysis" -> new LoadOptions(games, rate, warmUp, seconds, durability, number(name, value), check);
            case "--check" -> new LoadOptions(games, rate, warmUp, seconds, durability, analyses, true);
            default ->
                throw new IllegalArgumentException(
                        name + " is unknown; there are --games, --rate, --seconds, --warm-up,"
                                + " --durability, --analysis and --check");
        };
    }

    private static int number(String name, String value) {
        require(value.matches("[0-9]{1,6}"), "a number after " + name + ", not " + value);
        return Integer.parseInt(value);
    }

    private static void require(boolean condition, String expected) {
        if (!condition) {
            throw new IllegalArgumentException("expected " + expected);
        }
    }

    /** The same options without analyses. */
    LoadOptions withoutAnalyses() {
        return new LoadOptions(games, rate, warmUp, seconds, durability, 0, check);
    }

    String text() {
        return String.format(
                Locale.ROOT,
                "%,d games at once, %,d moves a second for %d s, durability %s",
                games,
                rate,
                seconds,
                durability);
    }
}
