package dev.drey.wire.xray;

import dev.drey.rules.Cell;
import dev.drey.rules.Position;
import dev.drey.rules.Square;
import java.util.ArrayList;
import java.util.List;

/** The board at every node: the first one whole, of every other what differs from the node above it. */
final class BoardColumns {
    private final List<Cell> cells;
    private final Numbered<Square> palette = new Numbered<>();
    private final List<Square[]> byDepth = new ArrayList<>();
    private final int[] changes;
    private final Ints changedCells = new Ints();
    private final Ints changedSquares = new Ints();

    BoardColumns(List<Cell> cells, int nodes) {
        this.cells = cells;
        this.changes = new int[nodes];
    }

    /** The next node in the order of the visits. */
    void add(int node, int depth, Position position) {
        while (byDepth.size() <= depth) {
            byDepth.add(new Square[cells.size()]);
        }
        Square[] now = byDepth.get(depth);
        for (int cell = 0; cell < now.length; cell++) {
            now[cell] = position.at(cells.get(cell));
            if (depth == 0 || !now[cell].equals(byDepth.get(depth - 1)[cell])) {
                changes[node]++;
                changedCells.add(cell);
                changedSquares.add(palette.number(now[cell]));
            }
        }
    }

    List<Square> palette() {
        return palette.things();
    }

    List<Column> columns() {
        return List.of(
                Column.counts("changes", changes),
                Column.counts("changedCells", changedCells.toArray()),
                Column.counts("changedSquares", changedSquares.toArray()));
    }
}
