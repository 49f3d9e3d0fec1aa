package dev.drey.rules.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.RandomGame;

final class PerftContractTest {
    @EveryStartPosition
    void kernelPerftAgreesWithPlaying(Position start) {
        RandomGame.each(2, start, position -> {
            int depth = position.moves().size() <= 8 ? 4 : 2;
            for (int ahead = 0; ahead <= depth; ahead++) {
                assertThat(position.perft(ahead)).as(ahead + " ahead").isEqualTo(count(position, ahead));
            }
        });
    }

    private static long count(Position position, int depth) {
        if (depth == 0 || position.isOver()) {
            return 1;
        }
        long leaves = 0;
        for (Move move : position.moves()) {
            leaves += count(position.play(move), depth - 1);
        }
        return leaves;
    }
}
