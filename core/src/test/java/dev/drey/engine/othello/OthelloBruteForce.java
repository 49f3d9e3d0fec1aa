package dev.drey.engine.othello;

import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.rules.discs.DiscKernel;
import dev.drey.rules.othello.Othello;
import dev.drey.rules.othello.OthelloKernel;
import dev.drey.rules.othello.OthelloPosition;
import java.util.Random;

/** Values by plain alpha-beta, and random positions to compare them on. */
final class OthelloBruteForce {
    private OthelloBruteForce() {}

    /** Final margin with best play. */
    static int value(Position position) {
        OthelloPosition board = (OthelloPosition) position;
        return value(board.mine(), board.theirs(), -64, 64);
    }

    private static int value(long mine, long theirs, int alpha, int beta) {
        long moves = OthelloKernel.moves(mine, theirs);
        if (moves == 0) {
            if (OthelloKernel.moves(theirs, mine) == 0) {
                return new OthelloPosition(mine, theirs, Side.FIRST).margin(Side.FIRST);
            }
            return -value(theirs, mine, -beta, -alpha);
        }
        int best = -64;
        for (; moves != 0 && best < beta; moves &= moves - 1) {
            int cell = Long.numberOfTrailingZeros(moves);
            long turned = DiscKernel.flips(mine, theirs, cell);
            long next = mine | turned | 1L << cell;
            best = Math.max(best, -value(theirs ^ turned, next, -beta, -Math.max(alpha, best)));
        }
        return best;
    }

    /** A position of random play with a number of empty cells, or more if the game ended before. */
    static OthelloPosition played(Random random, int empty) {
        OthelloPosition position = (OthelloPosition) new Othello().start();
        while (Long.bitCount(~(position.mine() | position.theirs())) > empty && !position.isOver()) {
            var moves = position.moves();
            position = position.play(moves.get(random.nextInt(moves.size())));
        }
        return position;
    }

    /** A random position that no game may lead to: islands, single discs, sides without discs. */
    static OthelloPosition setUp(Random random, int empty) {
        long taken = -1;
        while (Long.bitCount(~taken) < empty) {
            taken &= ~(1L << random.nextInt(64));
        }
        int share = random.nextInt(9);
        long mine = 0;
        for (int cell = 0; cell < 64; cell++) {
            if (random.nextInt(8) < share) {
                mine |= 1L << cell;
            }
        }
        return new OthelloPosition(mine & taken, taken & ~mine, random.nextBoolean() ? Side.FIRST : Side.SECOND);
    }
}
