package dev.drey.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Games;
import dev.drey.rules.PlacementPosition;
import dev.drey.rules.Position;
import dev.drey.rules.RandomGame;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

final class GamePhaseTest {
    private static final String STARTS = "dev.drey.rules.contract.StartPositions#all";

    @ParameterizedTest
    @MethodSource(STARTS)
    void everyGameStartsInTheOpening(Position start) {
        assertThat(GamePhase.of(start.game().start())).isEqualTo(GamePhase.OPENING);
    }

    @ParameterizedTest
    @MethodSource(STARTS)
    void phasesNeverGoBack(Position start) {
        for (long seed = 1; seed <= 20; seed++) {
            List<GamePhase> phases = new ArrayList<>();
            RandomGame.play(seed, start, position -> phases.add(GamePhase.of(position)));
            assertThat(phases).isSorted();
        }
    }

    /** Every kind and set-up has games with all phases. */
    @ParameterizedTest
    @MethodSource(STARTS)
    void everyPhaseOccurs(Position start) {
        Set<GamePhase> seen = EnumSet.noneOf(GamePhase.class);
        RandomGame.each(20, start.game().start(), position -> seen.add(GamePhase.of(position)));
        assertThat(seen).containsExactly(GamePhase.values());
    }

    @ParameterizedTest
    @MethodSource(STARTS)
    void aFullBoardIsInTheEndgame(Position start) {
        RandomGame.each(5, start, position -> {
            boolean isFull = position instanceof PlacementPosition board
                    && Long.bitCount(board.mine() | board.theirs())
                            == board.game().grid().rows() * board.game().grid().cols();
            if (isFull) {
                assertThat(GamePhase.of(position)).isEqualTo(GamePhase.ENDGAME);
            }
        });
    }

    @ParameterizedTest
    @CsvSource({
        "adjacent-claim:3x3:XO-/---/---:X, OPENING",
        "adjacent-claim:3x3:XO-/X--/---:O, MIDDLE",
        "adjacent-claim:3x3:XO-/XO-/X--:O, MIDDLE",
        "adjacent-claim:3x3:XO-/XO-/XO-:X, ENDGAME",
        "santorini:CP:1X2330O/23100/00X443/3210O0/00132:O, ENDGAME",
        "santorini:CP:1X2330O/03000/00X000/0000O0/00000:O, MIDDLE",
        "santorini:CP:1X2300O/03000/00X000/0000O0/00000:O, OPENING"
    })
    void phaseDependsOnTakenCellsOrTiles(String position, GamePhase phase) {
        assertThat(GamePhase.of(Games.position(position))).isEqualTo(phase);
    }
}
