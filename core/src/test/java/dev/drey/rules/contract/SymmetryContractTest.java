package dev.drey.rules.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Game;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.RandomGame;
import dev.drey.rules.Side;
import dev.drey.rules.Symmetry;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;

final class SymmetryContractTest {
    @EveryStartPosition
    void theBoardTurnsWithEverythingOnIt(Position start) {
        everyWay(5, start, (position, symmetry) -> {
            Position turned = position.transform(symmetry);
            assertThat(turned.game()).isEqualTo(position.game().transform(symmetry));
            assertThat(turned.game().grid()).isEqualTo(position.game().grid().transform(symmetry));
            assertThat(turned.toMove()).isEqualTo(position.toMove());
            assertThat(position.game().grid().cells())
                    .allSatisfy(cell -> assertThat(
                                    turned.at(symmetry.apply(position.game().grid(), cell)))
                            .isEqualTo(position.at(cell)));
        });
    }

    @EveryStartPosition
    void movesTurnWithTheBoard(Position start) {
        everyWay(
                5,
                start,
                (position, symmetry) -> assertThat(position.moves())
                        .extracting(move -> position.game().transform(symmetry, move))
                        .containsExactlyInAnyOrderElementsOf(
                                position.transform(symmetry).moves()));
    }

    @EveryStartPosition
    void turningAndPlayingCommute(Position start) {
        everyWay(1, start, (position, symmetry) -> {
            Position turned = position.transform(symmetry);
            for (Move move : position.moves()) {
                assertThat(turned.play(position.game().transform(symmetry, move)))
                        .isEqualTo(position.play(move).transform(symmetry));
            }
        });
    }

    @EveryStartPosition
    void turningBackUndoesATurn(Position start) {
        everyWay(3, start, (position, symmetry) -> {
            Game turned = position.game().transform(symmetry);
            assertThat(position.transform(symmetry).transform(symmetry.inverse()))
                    .isEqualTo(position);
            assertThat(position.moves())
                    .allSatisfy(move -> assertThat(turned.transform(
                                    symmetry.inverse(), position.game().transform(symmetry, move)))
                            .isEqualTo(move));
        });
    }

    @EveryStartPosition
    void scoresAndOutcomeStayWhenTheBoardTurns(Position start) {
        everyWay(5, start, (position, symmetry) -> {
            Position turned = position.transform(symmetry);
            assertThat(turned.outcome()).isEqualTo(position.outcome());
            assertThat(turned.ending()).isEqualTo(position.ending());
            assertThat(turned.score(Side.FIRST)).isEqualTo(position.score(Side.FIRST));
            assertThat(turned.margin(Side.SECOND)).isEqualTo(position.margin(Side.SECOND));
        });
    }

    /** A symmetry is the game's own if it keeps the shape of the board and what its cells show before a move is made. */
    @EveryStartPosition
    void aGameKnowsItsSymmetries(Position start) {
        Position empty = start.game().start();
        List<Symmetry> own = Arrays.stream(Symmetry.values())
                .filter(symmetry ->
                        start.game().grid().rows() == start.game().grid().cols() || !symmetry.swapsAxes())
                .filter(symmetry -> start.game().grid().cells().stream()
                        .allMatch(cell -> empty.at(cell).number()
                                == empty.at(symmetry.apply(start.game().grid(), cell))
                                        .number()))
                .toList();
        assertThat(start.game().symmetries()).isEqualTo(own);
    }

    private static void everyWay(int games, Position start, BiConsumer<Position, Symmetry> check) {
        RandomGame.each(games, start, position -> {
            for (Symmetry symmetry : Symmetry.values()) {
                check.accept(position, symmetry);
            }
        });
    }
}
