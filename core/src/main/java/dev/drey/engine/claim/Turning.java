package dev.drey.engine.claim;

/**
 * The ways to lay a board on itself, on bit sets: four for a rectangle, eight for a square. A way is a number whose bits say:
 * 1 top to bottom, 2 left to right, 4 (afterwards) rows become columns.
 */
final class Turning {
    private final int ways;
    private final int rowShift;
    private final int colShift;

    Turning(int rows, int cols) {
        ways = rows == cols ? 8 : 4;
        rowShift = 8 * (8 - rows);
        colShift = 8 - cols;
    }

    int ways() {
        return ways;
    }

    long turn(int way, long cells) {
        long turned = cells;
        if ((way & 1) != 0) {
            turned = Long.reverseBytes(turned) >>> rowShift;
        }
        if ((way & 2) != 0) {
            turned = Long.reverseBytes(Long.reverse(turned)) >>> colShift;
        }
        return (way & 4) != 0 ? transpose(turned) : turned;
    }

    /** Undoes {@link #turn}. */
    long turnBack(int way, long cells) {
        long turned = (way & 4) != 0 ? transpose(cells) : cells;
        return turn(way & 3, turned);
    }

    private static long transpose(long cells) {
        long swapped = (cells ^ cells >>> 7) & 0x00aa00aa00aa00aaL;
        long turned = cells ^ swapped ^ swapped << 7;
        swapped = (turned ^ turned >>> 14) & 0x0000cccc0000ccccL;
        turned = turned ^ swapped ^ swapped << 14;
        swapped = (turned ^ turned >>> 28) & 0x00000000f0f0f0f0L;
        return turned ^ swapped ^ swapped << 28;
    }
}
