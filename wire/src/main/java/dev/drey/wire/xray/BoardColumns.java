package dev.drey.wire.xray;

import dev.drey.rules.Cell;
import dev.drey.rules.Position;
import dev.drey.rules.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The boards of all nodes as columns: the board of the root in full, then for each node its differences from its parent. */
final class BoardColumns {
    private final List<Cell> cells;
    private final Column.Dictionary<Square> palette = new Column.Dictionary<>();
    private final List<Square[]> byDepth = new ArrayList<>();
    private final int[] changes;
    private final IntStream.Builder changedCells = IntStream.builder();
    private final IntStream.Builder changedSquares = IntStream.builder();

    BoardColumns(List<Cell> cells, int nodes) {
        this.cells = cells;
        this.changes = new int[nodes];
    }

    /** Adds the board of a node. Nodes are added in the order of the visits. */
    void add(int node, int depth, Position position) {
        while (byDepth.size() <= depth) {
            byDepth.add(new Square[cells.size()]);
        }
        Square[] board = byDepth.get(depth);
        for (int cell = 0; cell < board.length; cell++) {
            board[cell] = position.at(cells.get(cell));
            if (depth == 0 || !board[cell].equals(byDepth.get(depth - 1)[cell])) {
                changes[node]++;
                changedCells.add(cell);
                changedSquares.add(palette.index(board[cell]));
            }
        }
    }

    List<Square> palette() {
        return palette.values();
    }

    /** Returns the columns, once, after all boards have been added. */
    List<Column> finish() {
        return List.of(
                Column.counts("changes", changes),
                Column.counts("changedCells", changedCells.build().toArray()),
                Column.counts("changedSquares", changedSquares.build().toArray()));
    }
}
