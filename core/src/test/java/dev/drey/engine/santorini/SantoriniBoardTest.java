package dev.drey.engine.santorini;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.RandomGame;
import dev.drey.rules.Side;
import dev.drey.rules.santorini.Santorini;
import dev.drey.rules.santorini.SantoriniKernel;
import dev.drey.rules.santorini.SantoriniPosition;
import org.junit.jupiter.api.Test;

final class SantoriniBoardTest {
    private static final Santorini GAME = (Santorini) Games.game("santorini:CP");

    /** Every position can be restored from its key, so no two positions share one. */
    @Test
    void theKeyHoldsTheWholePosition() {
        RandomGame.each(200, GAME.start(), position -> {
            SantoriniBoard board = new SantoriniBoard();
            board.set((SantoriniPosition) position);
            assertThat(restore(board.firstKey(), board.secondKey(board.side))).isEqualTo(position);
        });
    }

    @Test
    void playingAMoveGivesThePositionAfterIt() {
        RandomGame.each(50, GAME.start(), position -> {
            SantoriniBoard board = new SantoriniBoard();
            board.set((SantoriniPosition) position);
            for (Move move : position.moves()) {
                if (SantoriniKernel.build(move.code()) != SantoriniKernel.NO_BUILD) {
                    SantoriniBoard next = new SantoriniBoard();
                    next.setAfter(board, move.code());
                    assertThat(restore(next.firstKey(), next.secondKey(next.side)))
                            .isEqualTo(position.play(move));
                }
            }
        });
    }

    private static SantoriniPosition restore(long a, long b) {
        int odd = (int) a & SantoriniKernel.BOARD;
        int twoOrThree = (int) (a >>> 25) & SantoriniKernel.BOARD;
        int dead = (int) b & SantoriniKernel.BOARD;
        int mine = (int) (b >>> 25) & SantoriniKernel.BOARD;
        int theirs = (int) (a >>> 50) | (int) (b >>> 50 & 0x7ff) << 14;
        return new SantoriniPosition(
                GAME,
                odd | twoOrThree | dead,
                twoOrThree | dead,
                odd & twoOrThree | dead,
                dead,
                mine,
                theirs,
                Side.values()[(int) (b >>> 61)]);
    }
}
