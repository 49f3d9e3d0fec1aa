package dev.drey.bench.theory;

import dev.drey.rules.squirrel.NutMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

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

    /** The parts of the board, by the number of neighbours of their cells. */
    enum Part {
        CORNER("corners", 4),
        EDGE("other border cells", 12),
        INNER("inner cells", 9);

        private final String label;
        private final int cells;

        Part(String label, int cells) {
            this.label = label;
            this.cells = cells;
        }

        String label() {
            return label;
        }

        /** {@return the number of its cells} */
        int cells() {
            return cells;
        }

        static Part of(String cell) {
            int borders = ("AE".indexOf(cell.charAt(0)) >= 0 ? 1 : 0) + ("15".indexOf(cell.charAt(1)) >= 0 ? 1 : 0);
            return values()[2 - borders];
        }
    }

    /** {@return the number of winning first cells in a part of the board} */
    int winningIn(Part part) {
        return (int) winning.stream().filter(cell -> Part.of(cell) == part).count();
    }

    /** {@return the nuts of the first cells that win, or of the others} */
    IntStream nutsOfFirstCells(boolean win) {
        NutMap nuts = NutMap.numbered(number);
        Set<Integer> winners = winning.stream().map(SolvedMap::cell).collect(Collectors.toSet());
        return IntStream.range(0, 25)
                .filter(cell -> winners.contains(cell) == win)
                .map(nuts::at);
    }

    /** {@return the rank of the best cell by its nuts: 1 for the richest} */
    int rankOfBest() {
        NutMap nuts = NutMap.numbered(number);
        int own = nuts.at(cell(best));
        return 1
                + (int) IntStream.range(0, 25)
                        .filter(cell -> nuts.at(cell) > own)
                        .count();
    }

    /** {@return the index of a cell} */
    static int cell(String text) {
        return text.charAt(0) - 'A' + 5 * (text.charAt(1) - '1');
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
