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
    void transformsTheBoard(Position start) {
        forEachSymmetry(5, start, (position, symmetry) -> {
            Position transformed = position.transform(symmetry);
            assertThat(transformed.game()).isEqualTo(position.game().transform(symmetry));
            assertThat(transformed.game().grid())
                    .isEqualTo(position.game().grid().transform(symmetry));
            assertThat(transformed.toMove()).isEqualTo(position.toMove());
            assertThat(position.game().grid().cells())
                    .allSatisfy(cell -> assertThat(transformed.at(
                                    symmetry.apply(position.game().grid(), cell)))
                            .isEqualTo(position.at(cell)));
        });
    }

    @EveryStartPosition
    void transformsMoves(Position start) {
        forEachSymmetry(
                5,
                start,
                (position, symmetry) -> assertThat(position.moves())
                        .extracting(move -> position.game().transform(symmetry, move))
                        .containsExactlyInAnyOrderElementsOf(
                                position.transform(symmetry).moves()));
    }

    @EveryStartPosition
    void transformAndPlayCommute(Position start) {
        forEachSymmetry(1, start, (position, symmetry) -> {
            Position transformed = position.transform(symmetry);
            for (Move move : position.moves()) {
                assertThat(transformed.play(position.game().transform(symmetry, move)))
                        .isEqualTo(position.play(move).transform(symmetry));
            }
        });
    }

    @EveryStartPosition
    void inverseRestoresThePosition(Position start) {
        forEachSymmetry(3, start, (position, symmetry) -> {
            Game transformed = position.game().transform(symmetry);
            assertThat(position.transform(symmetry).transform(symmetry.inverse()))
                    .isEqualTo(position);
            assertThat(position.moves())
                    .allSatisfy(move -> assertThat(transformed.transform(
                                    symmetry.inverse(), position.game().transform(symmetry, move)))
                            .isEqualTo(move));
        });
    }

    @EveryStartPosition
    void transformKeepsScoresAndOutcome(Position start) {
        forEachSymmetry(5, start, (position, symmetry) -> {
            Position transformed = position.transform(symmetry);
            assertThat(transformed.outcome()).isEqualTo(position.outcome());
            assertThat(transformed.ending()).isEqualTo(position.ending());
            assertThat(transformed.score(Side.FIRST)).isEqualTo(position.score(Side.FIRST));
            assertThat(transformed.margin(Side.SECOND)).isEqualTo(position.margin(Side.SECOND));
        });
    }

    /** A symmetry belongs to a game if it keeps the size of the board and the numbers on its cells at the start. */
    @EveryStartPosition
    void listsSymmetriesOfTheGame(Position start) {
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

    private static void forEachSymmetry(int games, Position start, BiConsumer<Position, Symmetry> check) {
        RandomGame.each(games, start, position -> {
            for (Symmetry symmetry : Symmetry.values()) {
                check.accept(position, symmetry);
            }
        });
    }
}
