package dev.drey.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Games;
import dev.drey.rules.Position;
import dev.drey.rules.RandomGame;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

final class LevelPlayerTest {
    private static final Position START = Games.position("adjacent-claim:5x5:-----/-----/-----/-----/-----:X");

    private static LevelPlayer player(double loss, long nodes, long seed) {
        Level level = new Level("test", loss, nodes, Long.MAX_VALUE);
        return new LevelPlayer(level, new Oracle(1, 1 << 20), new Random(seed));
    }

    /** On the empty 5×5 board every move is proven at once, so the true loss is known. */
    @Test
    void meanLossIsThatOfTheLevel() {
        for (double loss : new double[] {2, 5, 9}) {
            LevelPlayer player = player(loss, 1_000_000, 1);
            double lost = 0;
            int games = 300;
            for (int i = 0; i < games; i++) {
                lost += 5 - player.choose(START).expected();
            }
            assertThat(lost / games).isBetween(loss * 0.75, loss * 1.25);
        }
    }

    @Test
    void aLevelWithoutLossPlaysTheBestMove() {
        LevelPlayer player = player(0, 1_000_000, 1);
        for (int i = 0; i < 20; i++) {
            assertThat(player.choose(START).move().text()).isEqualTo("C3");
        }
    }

    @Test
    void choosesAmongEqualMovesAtRandom() {
        Position lost = START.play(START.moves().get(0));
        LevelPlayer player = player(0, 1_000_000, 3);
        Set<String> chosen = new HashSet<>();
        for (int i = 0; i < 40; i++) {
            chosen.add(player.choose(lost).move().text());
        }
        assertThat(chosen).hasSizeGreaterThan(1);
    }

    /** In a lost position a level without loss chooses the longest line. */
    @Test
    void aLostLevelDelaysTheLoss() {
        Position towers = Games.position("santorini:CP:1X2330O/23100/00X443/3210O0/00132:O");
        Oracle oracle = new Oracle(1, 1 << 20);
        AtomicInteger lost = new AtomicInteger();
        RandomGame.each(20, towers, position -> {
            if (position.isOver()) {
                return;
            }
            AnalysisSnapshot all =
                    oracle.analyse(AnalysisRequest.everyMove(position).toDepth(6), Budget.unlimited());
            if (all.complete() && all.proven().upper() < 0) {
                Verdict chosen = player(0, 1_000_000, 1).choose(position);
                assertThat(chosen.proven()).isEqualTo(all.proven());
                lost.incrementAndGet();
            }
        });
        assertThat(lost.get()).isPositive();
    }

    /** This player has no limit; only moveNow ends its search. */
    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES)
    void moveNowEndsTheSearch() throws InterruptedException {
        LevelPlayer player = player(0, Long.MAX_VALUE, 1);
        Position othello = Games.game("othello").start();
        Thread thread = new Thread(() -> player.choose(othello));
        thread.setDaemon(true);
        thread.start();
        while (thread.isAlive()) {
            player.moveNow();
            thread.join(5);
        }
    }

    /** Claims that the first move wins by 3 and that no other is as good, which a search would refute. */
    private static class FalseProofs implements ProvenCache {
        private final List<List<Verdict>> kept = new ArrayList<>();

        @Override
        public List<Verdict> find(Position position) {
            List<Verdict> claims = new ArrayList<>();
            for (var move : position.moves()) {
                Range proven = claims.isEmpty() ? new Range(3, 3) : new Range(-25, 2);
                claims.add(new Verdict(true, move, proven, new Range(-25, 25), 0, 0, 0.5, List.of(move)));
            }
            return claims;
        }

        @Override
        public void keep(Position position, List<Verdict> moves) {
            kept.add(moves);
        }
    }

    @Test
    void strongestLevelPlaysProvenBestMoveWithoutSearch() {
        FalseProofs proofs = new FalseProofs();
        LevelPlayer strongest = new LevelPlayer(Level.STRONGEST, new Oracle(1, 1 << 20), new Random(1), proofs);
        assertThat(strongest.choose(START).move().text()).isEqualTo("A1");
        assertThat(strongest.remark()).contains("A1, a perfect move, wins by 3 (proven)");
        assertThat(proofs.kept).isEmpty();
    }

    @Test
    void numberedLevelIgnoresProofs() {
        Level level = new Level("test", 0, 1_000_000, Long.MAX_VALUE);
        FalseProofs proofs = new FalseProofs();
        LevelPlayer numbered = new LevelPlayer(level, new Oracle(1, 1 << 20), new Random(1), proofs);
        assertThat(numbered.choose(START).move().text()).isEqualTo("C3");
        assertThat(proofs.kept).isEmpty();
    }

    @Test
    void strongestLevelKeepsWhatItProves() {
        FalseProofs proofs = new FalseProofs() {
            @Override
            public List<Verdict> find(Position position) {
                return List.of();
            }
        };
        new LevelPlayer(Level.STRONGEST, new Oracle(1, 1 << 20), new Random(1), proofs).choose(START);
        assertThat(proofs.kept)
                .singleElement()
                .satisfies(moves -> assertThat(moves)
                        .anyMatch(verdict -> verdict.move().text().equals("C3")
                                && verdict.proven().equals(new Range(5, 5))));
    }

    @Test
    void onlyTheStrongestLevelMakesRemarks() {
        LevelPlayer strongest = new LevelPlayer(Level.STRONGEST, new Oracle(1, 1 << 20), new Random(1));
        assertThat(strongest.remark()).isEmpty();
        strongest.choose(START);
        assertThat(strongest.remark()).contains("C3, a perfect move, wins by 5 (proven)");
        LevelPlayer numbered = player(0, 1_000_000, 1);
        numbered.choose(START);
        assertThat(numbered.remark()).isEmpty();
    }
}
