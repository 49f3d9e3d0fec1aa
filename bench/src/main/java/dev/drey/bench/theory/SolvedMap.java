package dev.drey.bench.theory;

import java.util.List;

/**
 * What is proven about a map of Squirrel War.
 *
 * @param number the number of the map
 * @param sum the sum of its nuts
 * @param value the final margin of the first side with best play
 * @param best a first cell that reaches this margin
 * @param richest the cell with the most nuts, the first of them if there are several
 * @param richestValue the margin of the first side after it takes that cell
 * @param winning the first cells that win
 * @param greedy the margin of the first side if it always takes the greatest gain, against best play
 * @param seconds the time of all proofs
 */
record SolvedMap(
        int number,
        int sum,
        int value,
        String best,
        String richest,
        int richestValue,
        List<String> winning,
        int greedy,
        double seconds) {
    static final String HEADER = String.join(
            "\t", "map", "sum", "value", "best", "richest", "richest_value", "winning", "greedy", "seconds");

    SolvedMap {
        winning = List.copyOf(winning);
    }

    String line() {
        return String.join(
                "\t",
                String.valueOf(number),
                String.valueOf(sum),
                String.valueOf(value),
                best,
                richest,
                String.valueOf(richestValue),
                winning.isEmpty() ? "-" : String.join(",", winning),
                String.valueOf(greedy),
                String.valueOf(Math.round(seconds)));
    }

    static SolvedMap parse(String line) {
        String[] words = line.split("\t", -1);
        return new SolvedMap(
                Integer.parseInt(words[0]),
                Integer.parseInt(words[1]),
                Integer.parseInt(words[2]),
                words[3],
                words[4],
                Integer.parseInt(words[5]),
                words[6].equals("-") ? List.of() : List.of(words[6].split(",", -1)),
                Integer.parseInt(words[7]),
                Double.parseDouble(words[8]));
    }
}
