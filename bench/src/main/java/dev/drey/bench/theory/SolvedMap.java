package dev.drey.bench.theory;

import dev.drey.rules.Cell;
import dev.drey.rules.Grid;
import dev.drey.rules.squirrel.NutMap;
import dev.drey.rules.squirrel.SquirrelKernel;
import dev.drey.rules.squirrel.SquirrelWar;
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

    private static final Grid GRID = new SquirrelWar(NutMap.numbered(0)).grid();

    SolvedMap {
        winning = List.copyOf(winning);
    }

    /** The parts of the board, by the number of neighbours of their cells: two, three or four. */
    enum Part {
        CORNER("corners"),
        EDGE("other border cells"),
        INNER("inner cells");

        private final String label;

        Part(String label) {
            this.label = label;
        }

        String label() {
            return label;
        }

        /** {@return the number of its cells} */
        long size() {
            return allCells().filter(cell -> of(cell) == this).count();
        }

        static Part of(int cell) {
            return values()[Long.bitCount(SquirrelKernel.neighbours(1L << cell)) - 2];
        }
    }

    private static IntStream allCells() {
        return IntStream.range(0, SquirrelKernel.CELLS);
    }

    /** {@return the part of the board that the best cell is in} */
    Part partOfBest() {
        return Part.of(cell(best));
    }

    /** {@return the number of winning first cells in a part of the board} */
    long winningIn(Part part) {
        return winning.stream().filter(text -> Part.of(cell(text)) == part).count();
    }

    /** {@return the nuts of the first cells that win, or of the others} */
    IntStream nutsOfFirstCells(boolean win) {
        Set<Integer> winners = winning.stream().map(SolvedMap::cell).collect(Collectors.toSet());
        return allCells().filter(cell -> winners.contains(cell) == win).map(NutMap.numbered(number)::at);
    }

    /** {@return the rank of the best cell by its nuts: 1 for the richest} */
    long rankOfBest() {
        NutMap nuts = NutMap.numbered(number);
        int own = nuts.at(cell(best));
        return 1 + allCells().filter(cell -> nuts.at(cell) > own).count();
    }

    /** {@return the index of a cell} */
    static int cell(String name) {
        Cell cell = GRID.find(name).orElseThrow();
        return cell.row() * GRID.cols() + cell.col();
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
