package dev.drey.engine.claim;

import dev.drey.rules.claim.ClaimKernel;

/** How far a side can get in a region: sets of cells only, no looking ahead. */
final class Reach {
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
     * All that the side to move can hope for in a region, if the other side does nothing but hold what it can.
     *
     * <p>The other side, the holder, wants to hold the cells next to its own that the mover does not touch yet: the wall. It
     * claims a cell of the wall as soon as the mover comes to touch it. That works as long as no single claim of the mover
     * touches two cells of the wall at once; where one could, the holder gives up all but one of them beforehand. The mover
     * then never gets through the wall, whatever it does.
     *
     * @param free the region
     * @param mover the cells of it next to the side to move
     * @param holder the cells of it next to the other side
     * @return the cells before the wall: those behind it, and the wall, are the holder's
     */
    static int most(long free, long mover, long holder) {
        long wall = holder & ~mover;
        long reached = mover;
        while (true) {
            reached = flood(reached, free & ~wall);
            long up = wall << 8;
            long down = wall >>> 8;
            long left = (wall & 0xfefefefefefefefeL) >>> 1;
            long right = (wall & 0x7f7f7f7f7f7f7f7fL) << 1;
            long twice = reached & (up & down | left & right | (up | down) & (left | right));
            if (twice == 0) {
                int spare = Long.bitCount(reached & holder) - Long.bitCount(ClaimKernel.beside(reached) & wall);
                return Long.bitCount(reached) - (spare > 1 ? spare >> 1 : 0);
            }
            long touched = ClaimKernel.beside(Long.lowestOneBit(twice)) & wall;
            long given = touched & ~keeper(touched, twice, free & ~reached & ~wall);
            wall &= ~given;
            reached |= given;
        }
    }

    private static long keeper(long touched, long twice, long behind) {
        long best = 0;
        int most = -1000;
        for (long rest = touched; rest != 0; rest &= rest - 1) {
            long cell = Long.lowestOneBit(rest);
            long beside = ClaimKernel.beside(cell);
            int count = Long.bitCount(beside & behind) - 4 * Long.bitCount(beside & twice);
            if (count > most) {
                most = count;
                best = cell;
            }
        }
        return best;
    }
}
