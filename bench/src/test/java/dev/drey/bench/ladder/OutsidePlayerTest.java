package dev.drey.bench.ladder;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.play.Bot;
import dev.drey.rules.Games;
import dev.drey.rules.Position;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class OutsidePlayerTest {
    /** A raid in B1 gains 1 + 2 · 20; then a raid in D1 would take back B1 and C1, so D1 itself is better. */
    private static final Position RAID_OR_REPLY = Games.position(
            "squirrel-war:1,1,20,30,1/1,1,1,1,1/1,1,1,1,1/1,1,1,1,1/1,1,1,1,1" + ":X-O-O/XXOOX/XXOOX/XXOOX/XXOOX:X");

    @Test
    void greedyTakesTheLargestGain() {
        assertThat(OutsidePlayer.greedy().apply(1).choose(RAID_OR_REPLY).text()).isEqualTo("B1");
    }

    @Test
    void twoPlySeesTheReply() {
        Bot twoPly = OutsidePlayer.twoPly(Position::margin).apply(1);
        assertThat(twoPly.choose(RAID_OR_REPLY).text()).isEqualTo("D1");
    }

    @Test
    void breaksTiesByItsSeed() {
        Position start = Games.game("othello").start();
        Set<String> chosen = new HashSet<>();
        for (int seed = 0; seed < 20; seed++) {
            String move = OutsidePlayer.greedy().apply(seed).choose(start).text();
            assertThat(OutsidePlayer.greedy().apply(seed).choose(start).text()).isEqualTo(move);
            chosen.add(move);
        }
        assertThat(chosen).hasSizeGreaterThan(1);
    }

    @Test
    void everyGameHasItsOwnEvaluation() {
        for (var kind : Games.all()) {
            HandMadeEvaluation evaluation = HandMadeEvaluation.of(kind);
            Position position = Opening.numbered(kind, 1);
            for (int i = 2; evaluation.of(position, position.toMove()) == position.margin(position.toMove()); i++) {
                assertThat(i).as(kind.id()).isLessThan(50);
                position = Opening.numbered(kind, i);
            }
        }
    }
}
