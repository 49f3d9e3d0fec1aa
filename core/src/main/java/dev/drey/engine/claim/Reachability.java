package dev.drey.engine.claim;

import dev.drey.rules.claim.ClaimKernel;

/** Computes on bit sets, without search, which cells of a region a side can reach. */
final class Reachability {
    private static final long NOT_COLUMN_1 = 0xfefefefefefefefeL;
    private static final long NOT_COLUMN_8 = 0x7f7f7f7f7f7f7f7fL;

    private Reachability() {}

    /** The cells of a region that are connected to the cells of {@code from} in it (flood fill). */
    static long flood(long from, long region) {
        long reached = from & region;
        while (true) {
            long more = reached | ClaimKernel.neighbours(reached) & region;
            if (more == reached) {
                return reached;
            }
            reached = more;
        }
    }

    /**
     * Upper bound of the number of cells of a region that the side to move gets, from a strategy of the other side, the holder.
     *
     * <p>The holder defends the cells next to its own that the mover does not border yet: the wall. It claims a cell of the wall
     * as soon as the mover comes to border it. That works as long as no single claim of the mover borders two cells of the
     * wall; where one could, the holder gives up all but one of them beforehand. So the mover never gets through, and the wall
     * and everything behind it are the holder's.
     *
     * <p>When the mover does not attack the wall, the holder may claim one of the cells before the wall that it borders. The
     * wall can be attacked no more often than it has cells to attack; of the cells beyond that number the holder gets every
     * other one.
     *
     * @param free the region
     * @param mover its cells next to the side to move
     * @param holder its cells next to the other side
     */
    static int maxCells(long free, long mover, long holder) {
        long wall = holder & ~mover;
        long reached = mover;
        while (true) {
            reached = flood(reached, free & ~wall);
            long twice = reached & withTwoNeighbours(wall);
            if (twice == 0) {
                int spare = Long.bitCount(reached & holder) - Long.bitCount(ClaimKernel.neighbours(reached) & wall);
                return Long.bitCount(reached) - Math.max(0, spare >> 1);
            }
            long attacked = ClaimKernel.neighbours(Long.lowestOneBit(twice)) & wall;
            long surrendered = attacked & ~worthKeeping(attacked, twice, free & ~reached & ~wall);
            wall &= ~surrendered;
            reached |= surrendered;
        }
    }

    /** Cells with two or more neighbours in the set. */
    private static long withTwoNeighbours(long cells) {
        long up = cells << 8;
        long down = cells >>> 8;
        long left = (cells & NOT_COLUMN_1) >>> 1;
        long right = (cells & NOT_COLUMN_8) << 1;
        return up & down | left & right | (up | down) & (left | right);
    }

    /** The cell of a wall that is least often attacked together with another, and has the most cells behind it. */
    private static long worthKeeping(long attacked, long twice, long behind) {
        long best = 0;
        int bestRank = Integer.MIN_VALUE;
        for (long rest = attacked; rest != 0; rest &= rest - 1) {
            long cell = Long.lowestOneBit(rest);
            long beside = ClaimKernel.neighbours(cell);
            int rank = Long.bitCount(beside & behind) - 4 * Long.bitCount(beside & twice);
            if (rank > bestRank) {
                bestRank = rank;
                best = cell;
            }
        }
        return best;
    }
}
