package dev.drey.bench.load;

import java.util.List;
import java.util.Locale;

/**
 * What is measured.
 *
 * @param games how many are played at once
 * @param rate moves a second, in all of them together
 * @param analyses how many clients ask for analyses all the time
 * @param check whether a figure that is not good enough is a failure
 */
record Options(int games, int rate, int warmUp, int seconds, String durability, int analyses, boolean check) {
    private static final Options USUAL = new Options(1_000, 500, 10, 30, "process", 0, false);

    Options {
        require(games > 0 && rate > 0 && seconds > 0 && warmUp >= 0 && analyses >= 0, "numbers that make sense");
        require(List.of("process", "power").contains(durability), "--durability process or power");
    }

    /** Reads a command line. @throws IllegalArgumentException with what is wrong with it */
    static Options read(List<String> words) {
        Options options = USUAL;
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

    private Options with(String name, String value) {
        return switch (name) {
            case "--games" -> new Options(number(name, value), rate, warmUp, seconds, durability, analyses, check);
            case "--rate" -> new Options(games, number(name, value), warmUp, seconds, durability, analyses, check);
            case "--warm-up" -> new Options(games, rate, number(name, value), seconds, durability, analyses, check);
            case "--seconds" -> new Options(games, rate, warmUp, number(name, value), durability, analyses, check);
            case "--durability" -> new Options(games, rate, warmUp, seconds, value, analyses, check);
            case "--analysis" -> new Options(games, rate, warmUp, seconds, durability, number(name, value), check);
            case "--check" -> new Options(games, rate, warmUp, seconds, durability, analyses, true);
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

    private static void require(boolean holds, String what) {
        if (!holds) {
            throw new IllegalArgumentException("expected " + what);
        }
    }

    /** The same without anybody who asks for analyses. */
    Options quiet() {
        return new Options(games, rate, warmUp, seconds, durability, 0, check);
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
