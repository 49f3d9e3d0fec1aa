package dev.drey.engine.claim;

import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.rules.claim.AdjacentClaim;
import dev.drey.rules.claim.ClaimKernel;
import dev.drey.rules.claim.ClaimPosition;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;

/** Values by searching every position with the rules alone, and random positions to compare them on. */
final class ClaimBruteForce {
    private final long board;
    private final Map<Cells, Integer> known = new HashMap<>();

    private record Cells(long mine, long theirs) {}

    ClaimBruteForce(AdjacentClaim game) {
        board = ClaimKernel.board(game.grid().rows(), game.grid().cols());
    }

    int value(Position position) {
        ClaimPosition claim = (ClaimPosition) position;
        return value(claim.mine(), claim.theirs());
    }

    private int value(long mine, long theirs) {
        if ((mine | theirs) == board) {
            return Long.bitCount(mine) - Long.bitCount(theirs);
        }
        Cells cells = new Cells(mine, theirs);
        Integer found = known.get(cells);
        if (found != null) {
            return found;
        }
        long claims = ClaimKernel.claims(mine, theirs, board);
        int best = claims == 0 ? -value(theirs, mine) : -100;
        for (long rest = claims; rest != 0; rest &= rest - 1) {
            best = Math.max(best, -value(theirs, mine | Long.lowestOneBit(rest)));
        }
        known.put(cells, best);
        return best;
    }

    static int free(Position position) {
        ClaimPosition claim = (ClaimPosition) position;
        int cells = claim.game().grid().rows() * claim.game().grid().cols();
        return cells - Long.bitCount(claim.mine() | claim.theirs());
    }

    /** A random position that no game may lead to: groups lie apart, a side may have no cell. */
    static ClaimPosition setUp(AdjacentClaim game, Random random, int maxFree) {
        long board = ClaimKernel.board(game.grid().rows(), game.grid().cols());
        int share = random.nextInt(9);
        long mine = 0;
        long theirs = 0;
        long free = board;
        int left = random.nextInt(maxFree + 1);
        while (Long.bitCount(free) > left) {
            long cell = 1L << random.nextInt(64) & free;
            if (random.nextInt(8) < share) {
                mine |= cell;
            } else {
                theirs |= cell;
            }
            free &= ~cell;
        }
        return new ClaimPosition(game, mine, theirs, random.nextBoolean() ? Side.FIRST : Side.SECOND);
    }
}
