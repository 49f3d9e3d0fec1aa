package dev.drey.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.play.SimpleBots;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.RandomGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

final class SwindleTest {
    private static final int EMPTIES = 12;
    private static final long NODES = 20_000;
    private static final Level LEVEL = new Level("test", 0, NODES, Long.MAX_VALUE);

    private final Oracle oracle = new Oracle(1, 4 << 20);

    private boolean isLost(AnalysisSnapshot known) {
        return Swindle.in(known, oracle, Budget.unlimited(), NODES).isPresent();
    }

    private AnalysisSnapshot bestMove(Position position) {
        return oracle.analyse(AnalysisRequest.bestMove(position), Budget.unlimited());
    }

    /** Positions in which the side to move loses with best play. */
    private List<Position> lostPositions() {
        List<Position> lost = new ArrayList<>();
        for (int map = 0; map < 60; map++) {
            Position start = Games.game("squirrel-war:" + map).start();
            RandomGame.play(map, start, position -> {
                if (position.moves().size() == EMPTIES
                        && bestMove(position).proven().upper() < 0) {
                    lost.add(position);
                }
            });
        }
        return lost;
    }

    private static boolean wins(Position lost, Function<Position, Move> player) {
        Position position = lost;
        while (!position.isOver()) {
            Move move = position.toMove() == lost.toMove()
                    ? player.apply(position)
                    : SimpleBots.greedy().choose(position);
            position = position.play(move);
        }
        return position.margin(lost.toMove()) > 0;
    }

    @Test
    void winsMoreLostPositionsThanTheMovesThatLoseByTheLeast() {
        List<Position> lost = lostPositions();
        LevelPlayer level = new LevelPlayer(LEVEL, oracle, new Random(1));
        long byLevel = lost.stream()
                .filter(position -> wins(position, p -> level.choose(p).move()))
                .count();
        long byBestMoves = lost.stream()
                .filter(position -> wins(position, p -> bestMove(p).best().move()))
                .count();
        assertThat(byLevel).isGreaterThan(byBestMoves);
    }

    @Test
    void winningPositionsAreNotLost() {
        for (int map = 0; map < 10; map++) {
            RandomGame.play(map, Games.game("squirrel-war:" + map).start(), position -> {
                if (!position.isOver() && position.moves().size() <= 10) {
                    AnalysisSnapshot known = bestMove(position);
                    assertThat(isLost(known)).isEqualTo(known.proven().upper() < 0);
                }
            });
        }
    }

    @Test
    void otherGamesArePlayedWithoutSwindles() {
        Position start = Games.game("adjacent-claim").start();
        Position lost = start.play(start.moves().get(0)).play(start.moves().get(12));
        assertThat(bestMove(lost).proven().upper()).isNegative();
        assertThat(isLost(bestMove(lost))).isFalse();
        Position santorini = Games.position("santorini:CP:1X2330O/23100/00X443/3210O0/00132:O");
        assertThat(isLost(oracle.analyse(AnalysisRequest.everyMove(santorini).toDepth(2), Budget.unlimited())))
                .isFalse();
    }

    /** After B1 every reply wins for the opponent, after another move only some do. */
    @Test
    void lossesForCertainAreNotSwindles() {
        Position position = Games.position("squirrel-war:806:X--XO/OOXXX/OOOXO/OOX-X/OOOXX:X");
        AnalysisSnapshot known = bestMove(position);
        Verdict chosen = Swindle.in(known, oracle, Budget.unlimited(), NODES)
                .orElseThrow()
                .choose();
        Position after = position.play(chosen.move());
        assertThat(after.moves())
                .anyMatch(reply -> bestMove(after.play(reply)).proven().lower() > 0);
    }

    @Test
    void aStoppedSwindleIsTheBestMove() {
        for (Position position : lostPositions()) {
            AnalysisSnapshot known = bestMove(position);
            Budget stopped = Budget.unlimited();
            stopped.stop();
            assertThat(Swindle.in(known, oracle, stopped, NODES).orElseThrow().choose())
                    .isEqualTo(known.best());
        }
    }
}
