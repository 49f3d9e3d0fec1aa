package dev.drey.rules.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Cell;
import dev.drey.rules.Position;
import dev.drey.rules.RandomGame;
import dev.drey.rules.Side;
import java.util.List;
import java.util.Optional;

final class MoveEffectContractTest {
    @EveryStartPosition
    void takenCellsChangeHands(Position start) {
        RandomGame.each(
                3,
                start,
                position -> position.moves().forEach(move -> {
                    Side mover = position.toMove();
                    Position next = position.play(move);
                    assertThat(position.effect(move).taken())
                            .as(move.text())
                            .isEqualTo(changed(position, next, mover.other(), mover));
                    assertThat(changed(position, next, mover, mover.other()))
                            .as("own cells lost by " + move)
                            .isEmpty();
                }));
    }

    @EveryStartPosition
    void everyMoveHasAVerb(Position start) {
        RandomGame.each(
                3,
                start,
                position -> assertThat(position.moves())
                        .allSatisfy(
                                move -> assertThat(position.effect(move).verb()).matches("[a-z]+")));
    }

    private static List<Cell> changed(Position before, Position after, Side from, Side to) {
        return before.game().grid().cells().stream()
                .filter(cell -> before.at(cell).owner().equals(Optional.of(from)))
                .filter(cell -> after.at(cell).owner().equals(Optional.of(to)))
                .toList();
    }
}
