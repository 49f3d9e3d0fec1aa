package dev.drey.bench;

import dev.drey.rules.Bits;
import dev.drey.rules.discs.DiscKernel;
import dev.drey.rules.othello.Othello;
import dev.drey.rules.othello.OthelloKernel;
import dev.drey.rules.othello.OthelloPosition;

/** Random games of Othello. */
final class OthelloPlayout extends PlacementPlayout {
    private final OthelloPosition start = (OthelloPosition) new Othello().start();

    @Override
    public OthelloPosition start() {
        return start;
    }

    @Override
    public int play(FastRandom random) {
        long mine = start.mine();
        long theirs = start.theirs();
        int plies = 0;
        for (; ; plies++) {
            long moves = OthelloKernel.moves(mine, theirs);
            long next = theirs;
            if (moves != 0) {
                int cell = Bits.nth(moves, random.nextInt(Long.bitCount(moves)));
                long flips = DiscKernel.flips(mine, theirs, cell);
                next = theirs ^ flips;
                theirs = mine | flips | 1L << cell;
            } else if (OthelloKernel.moves(theirs, mine) != 0) {
                theirs = mine;
            } else {
                break;
            }
            mine = next;
        }
        return end(mine, theirs, plies, Long.bitCount(mine) - Long.bitCount(theirs));
    }

    @Override
    public OthelloPosition end() {
        return new OthelloPosition(mine(), theirs(), toMove());
    }
}
