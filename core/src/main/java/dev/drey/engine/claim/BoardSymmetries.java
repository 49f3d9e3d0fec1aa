package dev.drey.engine.claim;

/**
 * Symmetries of a board as functions on sets of cells: four for a rectangle, eight for a square. The bits of a symmetry's number
 * mean: 1 flip top to bottom, 2 flip left to right, 4 then transpose.
 */
final class BoardSymmetries {
    private final int count;
    private final int rowShift;
    private final int colShift;

    BoardSymmetries(int rows, int cols) {
        count = rows == cols ? 8 : 4;
        rowShift = 8 * (8 - rows);
        colShift = 8 - cols;
    }

    int count() {
        return count;
    }

    long image(int symmetry, long cells) {
        long image = cells;
        if ((symmetry & 1) != 0) {
            image = Long.reverseBytes(image) >>> rowShift;
        }
        if ((symmetry & 2) != 0) {
            image = Long.reverseBytes(Long.reverse(image)) >>> colShift;
        }
        return (symmetry & 4) != 0 ? transpose(image) : image;
    }

    /** Inverse of {@link #image}. */
    long preimage(int symmetry, long cells) {
        long flipped = (symmetry & 4) != 0 ? transpose(cells) : cells;
        return image(symmetry & 3, flipped);
    }

    private static long transpose(long cells) {
        long swapped = (cells ^ cells >>> 7) & 0x00aa00aa00aa00aaL;
        long image = cells ^ swapped ^ swapped << 7;
        swapped = (image ^ image >>> 14) & 0x0000cccc0000ccccL;
        image = image ^ swapped ^ swapped << 14;
        swapped = (image ^ image >>> 28) & 0x00000000f0f0f0f0L;
        return image ^ swapped ^ swapped << 28;
    }
}
