package dev.drey.rules.santorini;

import dev.drey.rules.Cell;
import dev.drey.rules.Grid;
import dev.drey.rules.Move;
import dev.drey.rules.Symmetry;
import java.util.ArrayList;
import java.util.List;

/** All moves of Santorini: the cell left, the cell entered and, unless the step wins, the cell of the tile. */
final class SantoriniMoves {
    private static final Grid GRID = Santorini.GRID;
    private static final Move[] MOVES = new Move[1 << 15];

    static {
        for (int from = 0; from < SantoriniKernel.CELLS; from++) {
            for (int to : bits(SantoriniKernel.around(from))) {
                define(from, to, SantoriniKernel.NO_BUILD);
                for (int build : bits(SantoriniKernel.around(to))) {
                    define(from, to, build);
                }
            }
        }
    }

    private SantoriniMoves() {}

    private static void define(int from, int to, int build) {
        List<Cell> path = new ArrayList<>(List.of(cell(from), cell(to)));
        String text = GRID.name(cell(from)) + "-" + GRID.name(cell(to));
        if (build != SantoriniKernel.NO_BUILD) {
            path.add(cell(build));
            text += "+" + GRID.name(cell(build));
        }
        int code = SantoriniKernel.code(from, to, build);
        MOVES[code] = new Move(code, text, path);
    }

    static Move move(int from, int to, int build) {
        return move(SantoriniKernel.code(from, to, build));
    }

    static Move move(int code) {
        Move move = code < 0 || code >= MOVES.length ? null : MOVES[code];
        if (move == null) {
            throw new IllegalArgumentException("no move has the code " + code);
        }
        return move;
    }

    static Move transform(Symmetry symmetry, Move move) {
        int build = SantoriniKernel.build(move.code());
        return move(
                transform(symmetry, SantoriniKernel.from(move.code())),
                transform(symmetry, SantoriniKernel.to(move.code())),
                build == SantoriniKernel.NO_BUILD ? build : transform(symmetry, build));
    }

    private static int transform(Symmetry symmetry, int bit) {
        return bit(symmetry.apply(GRID, cell(bit)));
    }

    static Cell cell(int bit) {
        return new Cell(bit / SantoriniKernel.SIZE, bit % SantoriniKernel.SIZE);
    }

    static int bit(Cell cell) {
        return cell.row() * SantoriniKernel.SIZE + cell.col();
    }

    static int[] bits(int set) {
        int[] bits = new int[Integer.bitCount(set)];
        int count = 0;
        for (int rest = set; rest != 0; rest &= rest - 1) {
            bits[count++] = Integer.numberOfTrailingZeros(rest);
        }
        return bits;
    }
}
