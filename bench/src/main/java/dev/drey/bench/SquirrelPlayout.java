package dev.drey.bench;

import dev.drey.rules.Bits;
import dev.drey.rules.squirrel.NutMap;
import dev.drey.rules.squirrel.SquirrelKernel;
import dev.drey.rules.squirrel.SquirrelPosition;
import dev.drey.rules.squirrel.SquirrelWar;

/** Random games of Squirrel War on one map. */
final class SquirrelPlayout extends PlacementPlayout {
    private static final NutMap NUTS = NutMap.numbered(1);

    private final SquirrelPosition start = (SquirrelPosition) new SquirrelWar(NUTS).start();

    @Override
    public SquirrelPosition start() {
        return start;
    }

    @Override
    public int play(FastRandom random) {
        long mine = start.mine();
        long theirs = start.theirs();
        int plies = 0;
        for (; (mine | theirs) != SquirrelKernel.BOARD; plies++) {
            long empty = SquirrelKernel.BOARD & ~(mine | theirs);
            int cell = Bits.nth(empty, random.nextInt(Long.bitCount(empty)));
            long conquered = SquirrelKernel.conquered(mine, theirs, cell);
            long next = theirs & ~conquered;
            theirs = mine | conquered | 1L << cell;
            mine = next;
        }
        return end(mine, theirs, plies, NUTS.sum(mine) - NUTS.sum(theirs));
    }

    @Override
    public SquirrelPosition end() {
        return new SquirrelPosition(start.game(), mine(), theirs(), toMove());
    }
}
