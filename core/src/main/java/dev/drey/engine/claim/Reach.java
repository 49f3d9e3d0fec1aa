package dev.drey.engine.claim;

import dev.drey.rules.claim.ClaimKernel;

/** How far a side can get in a region: sets of cells only, no looking ahead. */
final class Reach {
    private static final long NOT_COLUMN_1 = 0xfefefefefefefefeL;
    private static final long NOT_COLUMN_8 = 0x7f7f7f7f7f7f7f7fL;

    private Reach() {}

    /** The cells of a region that hang together with those of {@code from} that lie in it. */
    static long flood(long from, long region) {
        long reached = from & region;
        while (true) {
            long more = reached | ClaimKernel.beside(reached) & region;
            if (more == reached) {
                return reached;
            }
            reached = more;
        }
    }

    /**
     * The most cells of a region that the side to move can get, if the other side does nothing but hold what it can.
     *
     * <p>The other side, the holder, means to hold the cells next to its own that the mover does not border yet: the wall. It
     * claims a cell of the wall as soon as the mover comes to border it. That works as long as no single claim of the mover
     * comes next to two cells of the wall; where one could, the holder gives up all but one of them beforehand. So the mover
     * never gets through, and the wall and all behind it are the holder's.
     *
     * <p>Where the mover does not attack the wall, the holder is free to claim one of the cells before the wall that it
     * borders. The wall can be attacked no more often than it has cells to attack; of the cells beyond that number the holder
     * gets every other one.
     *
     * @param free the region
     * @param mover the cells of it next to the side to move
     * @param holder the cells of it next to the other side
     */
    static int most(long free, long mover, long holder) {
        long wall = holder & ~mover;
        long reached = mover;
        while (true) {
            reached = flood(reached, free & ~wall);
            long twice = reached & nextToTwo(wall);
            if (twice == 0) {
                int spare = Long.bitCount(reached & holder) - Long.bitCount(ClaimKernel.beside(reached) & wall);
                return Long.bitCount(reached) - Math.max(0, spare >> 1);
            }
            long attacked = ClaimKernel.beside(Long.lowestOneBit(twice)) & wall;
            long given = attacked & ~worthKeeping(attacked, twice, free & ~reached & ~wall);
            wall &= ~given;
            reached |= given;
        }
    }

    private static long nextToTwo(long cells) {
        long up = cells << 8;
        long down = cells >>> 8;
        long left = (cells & NOT_COLUMN_1) >>> 1;
        long right = (cells & NOT_COLUMN_8) << 1;
        return up & down | left & right | (up | down) & (left | right);
    }

    /** Of cells of a wall, the one least often attacked together with another, and with the most cells behind it. */
    private static long worthKeeping(long attacked, long twice, long behind) {
        long best = 0;
        int bestRank = Integer.MIN_VALUE;
        for (long rest = attacked; rest != 0; rest &= rest - 1) {
            long cell = Long.lowestOneBit(rest);
            long beside = ClaimKernel.beside(cell);
            int rank = Long.bitCount(beside & behind) - 4 * Long.bitCount(beside & twice);
            if (rank > bestRank) {
                bestRank = rank;
                best = cell;
            }
        }
        return best;
    }
}
