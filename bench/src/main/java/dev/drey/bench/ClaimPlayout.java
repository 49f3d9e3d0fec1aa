package dev.drey.bench;

import dev.drey.rules.Bits;
import dev.drey.rules.Grid;
import dev.drey.rules.claim.AdjacentClaim;
import dev.drey.rules.claim.ClaimKernel;
import dev.drey.rules.claim.ClaimPosition;

/** Random games of Adjacent Claim on 6x6. */
final class ClaimPlayout extends PlacementPlayout {
    private final ClaimPosition start = (ClaimPosition) AdjacentClaim.of(6, 6).start();
    private final long board;

    ClaimPlayout() {
        Grid grid = start.game().grid();
        board = ClaimKernel.board(grid.rows(), grid.cols());
    }

    @Override
    public ClaimPosition start() {
        return start;
    }

    @Override
    public int play(FastRandom random) {
        long mine = start.mine();
        long theirs = start.theirs();
        int plies = 0;
        for (; (mine | theirs) != board; plies++) {
            long claims = ClaimKernel.claims(mine, theirs, board);
            long claimed = claims == 0 ? 0 : 1L << Bits.nth(claims, random.nextInt(Long.bitCount(claims)));
            long next = theirs;
            theirs = mine | claimed;
            mine = next;
        }
        return end(mine, theirs, plies, Long.bitCount(mine) - Long.bitCount(theirs));
    }

    @Override
    public ClaimPosition end() {
        return new ClaimPosition(start.game(), mine(), theirs(), toMove());
    }
}
