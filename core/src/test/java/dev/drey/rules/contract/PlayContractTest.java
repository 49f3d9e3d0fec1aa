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
    void playingChangesNothingAndAlwaysGivesTheSame(Position start) {
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
    void theSidesTakeTurns(Position start) {
        RandomGame.each(
                5,
                start,
                position -> assertThat(position.moves())
                        .allSatisfy(move -> assertThat(position.play(move).toMove())
                                .isEqualTo(position.toMove().other())));
    }

    @EveryStartPosition
    void theGameStaysTheSame(Position start) {
        RandomGame.each(5, start, position -> assertThat(position.game()).isEqualTo(start.game()));
    }

    @EveryStartPosition
    void aMoveThatIsNotListedIsRefused(Position start) {
        Set<Move> strange = strangeMoves();
        RandomGame.each(1, start, position -> {
            Set<Move> others = new LinkedHashSet<>(strange);
            position.moves().stream().limit(3).forEach(move -> others.addAll(forgeries(move)));
            others.removeAll(position.moves());
            assertThat(others)
                    .as("moves that " + position + " let pass")
                    .filteredOn(move -> !isRefused(position, move))
                    .isEmpty();
        });
    }

    /** Asked some hundred thousand times, so without the weight of an assertion. */
    private static boolean isRefused(Position position, Move move) {
        try {
            position.play(move);
            return false;
        } catch (IllegalArgumentException e) {
            return String.valueOf(e.getMessage()).contains(move.text());
        }
    }

    /** A pass, and moves of all games: those that one game of each begins with. */
    private static Set<Move> strangeMoves() {
        Set<Move> moves = new LinkedHashSet<>(Set.of(Move.PASS));
        for (Position start : StartPositions.all()) {
            RandomGame.play(1, start, position -> {}).stream().limit(8).forEach(moves::add);
        }
        return moves;
    }

    /** Moves that are nearly this one. */
    private static List<Move> forgeries(Move move) {
        return move.isPass()
                ? List.of(new Move(-5, "pass", List.of()), new Move(move.code(), "skip", List.of()))
                : List.of(
                        new Move(move.code(), move.text() + "+", move.path()),
                        new Move(move.code() + 64, move.text(), move.path()),
                        new Move(move.code() + (1 << 15), move.text(), move.path()),
                        new Move(move.code(), move.text(), List.of()));
    }
}
