package dev.drey.server.room;

import dev.drey.rules.Cell;
import dev.drey.rules.PlacementPosition;
import dev.drey.rules.Position;

/** The permanent content of a board, which no move removes: pieces in placement games, tiles in Santorini. */
final class BoardContent {
    /** The maximum number of tiles on a cell. */
    private static final int MAX_LAYERS = 4;

    /** The cells with more pieces or tiles than the index. */
    private final long[] layers;

    private final int stride;
    private final int size;

    private BoardContent(long[] layers, int stride) {
        this.layers = layers;
        this.stride = stride;
        int bits = 0;
        for (long layer : layers) {
            bits += Long.bitCount(layer);
        }
        this.size = bits;
    }

    static BoardContent of(Position position) {
        if (position instanceof PlacementPosition placed) {
            return new BoardContent(
                    new long[] {placed.mine() | placed.theirs()},
                    placed.placements().stride());
        }
        int stride = position.game().grid().cols();
        long[] layers = new long[MAX_LAYERS];
        for (Cell cell : position.game().grid().cells()) {
            int number = position.at(cell).number();
            for (int layer = 0; layer < number; layer++) {
                layers[layer] |= bit(cell, stride);
            }
        }
        return new BoardContent(layers, stride);
    }

    private static long bit(Cell cell, int stride) {
        return 1L << (cell.row() * stride + cell.col());
    }

    /** Returns the number of pieces or tiles, which is the same for symmetric boards. */
    int size() {
        return size;
    }

    /** Returns whether another board has at least the same content. */
    boolean isPartOf(BoardContent other) {
        for (int layer = 0; layer < layers.length; layer++) {
            if ((layers[layer] & ~other.layers[layer]) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether another board has more on a cell. */
    boolean lacks(Cell cell, BoardContent other) {
        long bit = bit(cell, stride);
        for (int layer = 0; layer < layers.length; layer++) {
            if ((other.layers[layer] & ~layers[layer] & bit) != 0) {
                return true;
            }
        }
        return false;
    }
}
