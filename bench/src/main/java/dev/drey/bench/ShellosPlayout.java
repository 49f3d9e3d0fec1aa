package dev.drey.bench;

import dev.drey.rules.Bits;
import dev.drey.rules.discs.DiscKernel;
import dev.drey.rules.shellos.ShellosKernel;
import dev.drey.rules.shellos.ShellosPosition;
import dev.drey.rules.shellos.ShellosShuffle;

/** Random games of Shellos Shuffle. */
final class ShellosPlayout extends PlacementPlayout {
    private final ShellosPosition start = (ShellosPosition) new ShellosShuffle().start();

    @Override
    public ShellosPosition start() {
        return start;
    }

    @Override
    public int play(FastRandom random) {
        long mine = start.mine();
        long theirs = start.theirs();
        int plies = 0;
        for (; (mine | theirs) != -1; plies++) {
            long moves = ShellosKernel.moves(mine, theirs);
            int cell = Bits.nth(moves, random.nextInt(Long.bitCount(moves)));
            long flips = DiscKernel.flips(mine, theirs, cell);
            long next = theirs ^ flips;
            theirs = mine | flips | 1L << cell;
            mine = next;
        }
        return end(mine, theirs, plies, Long.bitCount(mine) - Long.bitCount(theirs));
    }

    @Override
    public ShellosPosition end() {
        return new ShellosPosition(mine(), theirs(), toMove());
    }
}
