package dev.drey.engine.santorini;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Games;
import dev.drey.rules.RandomGame;
import dev.drey.rules.Side;
import dev.drey.rules.santorini.Santorini;
import dev.drey.rules.santorini.SantoriniKernel;
import dev.drey.rules.santorini.SantoriniPosition;
import org.junit.jupiter.api.Test;

final class SantoriniKeyTest {
    private static final Santorini GAME = (Santorini) Games.game("santorini:CP");

    /** What can be read back has lost nothing: no two positions have the same key. */
    @Test
    void aKeyIsTheWholePosition() {
        RandomGame.each(200, GAME.start(), position -> {
            SantoriniPosition board = (SantoriniPosition) position;
            long a = SantoriniKey.a(board.level1(), board.level2(), board.level3(), board.dead(), board.theirs());
            long b = SantoriniKey.b(
                    board.dead(), board.mine(), board.theirs(), board.toMove().ordinal());
            assertThat(read(a, b)).isEqualTo(board);
        });
    }

    private static SantoriniPosition read(long a, long b) {
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
