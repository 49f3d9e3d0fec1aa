package dev.drey.rules.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.rules.Cell;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.RandomGame;
import java.util.ArrayList;
import java.util.List;

final class MoveListContractTest {
    @EveryStartPosition
    void listedMovesAreLegal(Position start) {
        RandomGame.each(
                3,
                start,
                position -> assertThat(position.moves())
                        .allSatisfy(move ->
                                assertThatCode(() -> position.play(move)).doesNotThrowAnyException()));
    }

    @EveryStartPosition
    void listsNoMoveTwice(Position start) {
        RandomGame.each(20, start, position -> {
            assertThat(position.moves()).doesNotHaveDuplicates();
            assertThat(position.moves()).extracting(Move::text).doesNotHaveDuplicates();
            assertThat(position.moves()).extracting(Move::code).doesNotHaveDuplicates();
        });
    }

    @EveryStartPosition
    void listsMovesInRowMajorOrder(Position start) {
        RandomGame.each(
                20,
                start,
                position -> assertThat(position.moves())
                        .extracting(move -> rowMajor(move.path()))
                        .isSorted());
    }

    @EveryStartPosition
    void moveTextNamesItsCells(Position start) {
        RandomGame.each(
                5,
                start,
                position -> assertThat(position.moves()).allSatisfy(move -> {
                    List<String> names = new ArrayList<>(List.of(move.text().split("[-+]", -1)));
                    names.remove("pass");
                    assertThat(move.path())
                            .extracting(position.game().grid()::name)
                            .as(move.text())
                            .isEqualTo(names);
                }));
    }

    @EveryStartPosition
    void passIsTheOnlyMove(Position start) {
        RandomGame.each(20, start, position -> {
            if (position.moves().contains(Move.PASS)) {
                assertThat(position.moves()).hasSize(1);
            }
        });
    }

    @EveryStartPosition
    void findsMovesByCode(Position start) {
        RandomGame.each(
                3,
                start,
                position -> assertThat(position.moves())
                        .allSatisfy(move ->
                                assertThat(position.game().move(move.code())).isSameAs(move)));
        assertThatThrownBy(() -> start.game().move(1 << 20)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> start.game().move(-7)).isInstanceOf(IllegalArgumentException.class);
    }

    @EveryStartPosition
    void mustPassIffPassIsTheOnlyMove(Position start) {
        RandomGame.each(
                5,
                start,
                position -> assertThat(position.mustPass())
                        .isEqualTo(position.moves().equals(List.of(Move.PASS))));
    }

    private static String rowMajor(List<Cell> path) {
        StringBuilder text = new StringBuilder();
        path.forEach(cell -> text.append(cell.row()).append(cell.col()));
        return text.toString();
    }
}
