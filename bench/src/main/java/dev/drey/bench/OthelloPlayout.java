package dev.drey.bench;

import dev.drey.rules.Bits;
import dev.drey.rules.discs.DiscKernel;
import dev.drey.rules.othello.Othello;
import dev.drey.rules.othello.OthelloKernel;
import dev.drey.rules.othello.OthelloPosition;

/** Random games of Othello. */
final class OthelloPlayout implements Playout {
    private final OthelloPosition start = (OthelloPosition) new Othello().start();
    private long mine;
    private long theirs;
    private int plies;

    @Override
    public OthelloPosition start() {
        return start;
    }

    @Override
    public int play(Dice dice) {
        long mine = start.mine();
        long theirs = start.theirs();
        int plies = 0;
        while (true) {
            long moves = OthelloKernel.moves(mine, theirs);
            long added = 0;
            long flips = 0;
            if (moves != 0) {
                int cell = Bits.nth(moves, dice.below(Long.bitCount(moves)));
                added = 1L << cell;
                flips = DiscKernel.flips(mine, theirs, cell);
            } else if (OthelloKernel.moves(theirs, mine) == 0) {
                break;
            }
            long next = theirs ^ flips;
            theirs = mine | flips | added;
            mine = next;
            plies++;
        }
        this.mine = mine;
        this.theirs = theirs;
        this.plies = plies;
        int lead = Long.bitCount(mine) - Long.bitCount(theirs);
        return plies % 2 == 0 ? lead : -lead;
    }

    @Override
    public int plies() {
        return plies;
    }

    @Override
    public OthelloPosition end() {
        return new OthelloPosition(mine, theirs, toMove());
    }
}
