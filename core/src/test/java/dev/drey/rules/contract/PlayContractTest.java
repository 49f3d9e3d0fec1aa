package dev.drey.rules.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.RandomGame;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

final class PlayContractTest {
    @EveryStartPosition
    void playIsPure(Position start) {
        RandomGame.each(3, start, position -> {
            String text = position.text();
            List<Move> moves = position.moves();
            for (Move move : moves) {
                Position next = position.play(move);
                assertThat(position.play(move))
                        .isEqualTo(next)
                        .hasSameHashCodeAs(next)
                        .hasToString(next.text());
            }
            assertThat(position.text()).isEqualTo(text);
            assertThat(position.moves()).isEqualTo(moves);
        });
    }

    @EveryStartPosition
    void sidesAlternate(Position start) {
        RandomGame.each(
                5,
                start,
                position -> assertThat(position.moves())
                        .allSatisfy(move -> assertThat(position.play(move).toMove())
                                .isEqualTo(position.toMove().other())));
    }

    @EveryStartPosition
    void keepsTheGame(Position start) {
        RandomGame.each(5, start, position -> assertThat(position.game()).isEqualTo(start.game()));
    }

    @EveryStartPosition
    void rejectsMovesThatAreNotListed(Position start) {
        Set<Move> foreignMoves = foreignMovesOfAllGames();
        RandomGame.each(1, start, position -> {
            Set<Move> others = new LinkedHashSet<>(foreignMoves);
            position.moves().stream().limit(3).forEach(move -> others.addAll(nearMisses(move)));
            others.removeAll(position.moves());
            assertThat(others)
                    .as("illegal moves accepted in " + position)
                    .filteredOn(move -> !isRejected(position, move))
                    .isEmpty();
        });
    }

    /** Checks that a move is rejected; without an assertion, because it runs some hundred thousand times. */
    private static boolean isRejected(Position position, Move move) {
        try {
            position.play(move);
            return false;
        } catch (IllegalArgumentException e) {
            return String.valueOf(e.getMessage()).contains(move.text());
        }
    }

    /** A pass, and the first moves of a game of each kind. */
    private static Set<Move> foreignMovesOfAllGames() {
        Set<Move> moves = new LinkedHashSet<>(Set.of(Move.PASS));
        for (Position start : StartPositions.all()) {
            RandomGame.play(1, start, position -> {}).stream().limit(8).forEach(moves::add);
        }
        return moves;
    }

    /** Moves that differ from a legal one in a single property. */
    private static List<Move> nearMisses(Move move) {
        return move.isPass()
                ? List.of(new Move(-5, "pass", List.of()), new Move(move.code(), "skip", List.of()))
                : List.of(
                        new Move(move.code(), move.text() + "+", move.path()),
                        new Move(move.code() + 64, move.text(), move.path()),
                        new Move(move.code() + (1 << 15), move.text(), move.path()),
                        new Move(move.code(), move.text(), List.of()));
    }
}
