package dev.drey.engine.shellos;

import dev.drey.rules.Position;
import dev.drey.rules.discs.DiscKernel;
import dev.drey.rules.shellos.ShellosKernel;
import dev.drey.rules.shellos.ShellosPosition;

/** The value of a position by playing out every line: nothing to get wrong. */
final class EveryLine {
    private EveryLine() {}

    static int value(Position position) {
        ShellosPosition board = (ShellosPosition) position;
        return value(board.mine(), board.theirs());
    }

    private static int value(long mine, long theirs) {
        int best = -65;
        for (long rest = ShellosKernel.moves(mine, theirs); rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            long flips = DiscKernel.flips(mine, theirs, cell);
            best = Math.max(best, -value(theirs ^ flips, mine | flips | 1L << cell));
        }
        return best == -65 ? Long.bitCount(mine) - Long.bitCount(theirs) : best;
    }
}
