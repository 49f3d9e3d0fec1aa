package dev.drey.analysis.explain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.engine.Range;
import dev.drey.engine.Values;
import dev.drey.engine.Verdict;
import dev.drey.rules.Cell;
import dev.drey.rules.Ending;
import dev.drey.rules.Games;
import dev.drey.rules.Grid;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Checks steps onto level 3, threats and stuck sides in Santorini. */
final class SantoriniFactCheck extends FactCheck {
    private final Function<Position, Range> prover;

    SantoriniFactCheck(
            Position before, Verdict played, Verdict best, MoveReason reason, Function<Position, Range> prover) {
        super(before, played, best, reason);
        this.prover = prover;
    }

    @Override
    void run() {
        switch (reason.kind()) {
            case WIN_ALLOWED -> winAllowed();
            case WIN -> assertThat(before.play(move(before)).ending()).contains(Ending.SUMMIT);
            case TOWER_KILLED -> towerKilled();
            case DOUBLE_THREAT_ALLOWED -> doubleThreat(afterPlayed);
            case DOUBLE_THREAT -> doubleThreat(before);
            case CHAIN_ALLOWED ->
                assertThat(isChain(afterPlayed, move(afterPlayed), reason.count()))
                        .isTrue();
            case CHAIN ->
                assertThat(isChain(before, move(before), reason.count())).isTrue();
            case THREAT_ALLOWED -> threat(afterPlayed);
            case THREAT -> threat(before);
            case CLIMB_ALLOWED -> climb(afterPlayed, played, 1);
            case CLIMB -> climb(before, best, 0);
            case STUCK_ALLOWED -> stuck(played, 1);
            case STUCK -> stuck(best, 0);
            default -> throw new AssertionError(reason.kind());
        }
    }

    private void winAllowed() {
        Set<String> summits = summits(afterPlayed);
        assertThat(reason.side()).isEqualTo(mover.other());
        assertThat(reason.cells()).containsExactlyInAnyOrderElementsOf(summits).isNotEmpty();
        reason.better().ifPresent(text -> assertThat(text).isEqualTo(best.move().text()));
        assertThat(summits(afterBest)).isEmpty();
        assertOnlyDefence();
    }

    private void towerKilled() {
        Set<String> threatened = summits(edited(before, Set.of(), mover, mover.other()));
        assertThat(reason.side()).isEqualTo(mover.other());
        assertThat(reason.cells())
                .containsExactlyInAnyOrderElementsOf(threatened)
                .isNotEmpty();
        assertThat(reason.better()).contains(best.move().text());
        assertThat(summits(afterBest)).isEmpty();
        assertThat(summits(afterPlayed)).isNotEmpty();
        for (String name : threatened) {
            assertThat(before.at(cell(name)).number()).isEqualTo(3);
            assertThat(afterBest.at(cell(name)).number()).isEqualTo(4);
        }
        assertOnlyDefence();
    }

    private void assertOnlyDefence() {
        if (reason.only()) {
            for (Move move : before.moves()) {
                if (!move.equals(best.move())) {
                    assertThat(summits(before.play(move))).containsAnyElementsOf(reason.cells());
                }
            }
        }
    }

    /** Returns the cells onto which the side to move can step and win. */
    private static Set<String> summits(Position position) {
        return position.moves().stream()
                .filter(move -> position.play(move).ending().equals(Optional.of(Ending.SUMMIT)))
                .map(move -> grid(position).name(move.path().get(1)))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private void doubleThreat(Position from) {
        Position after = from.play(actingMove(from.toMove(), from));
        assertThat(brute.decision(after, 2)).isEqualTo(Values.lossIn(2));
        assertThat(reason.cells())
                .containsExactlyInAnyOrderElementsOf(
                        summits(edited(after, Set.of(), mover, after.toMove().other())));
    }

    /** Returns whether a move wins by threats alone within the given number of moves. */
    private static boolean isChain(Position from, Move move, int moves) {
        Position after = from.play(move);
        if (after.isOver()) {
            return true;
        }
        boolean threatens = moves > 1
                && summits(after).isEmpty()
                && !summits(edited(after, Set.of(), from.toMove(), from.toMove()))
                        .isEmpty();
        return threatens
                && after.moves().stream()
                        .map(after::play)
                        .allMatch(then -> !then.isOver()
                                && (!summits(then).isEmpty()
                                        || then.moves().stream().anyMatch(next -> isChain(then, next, moves - 1))));
    }

    private void threat(Position from) {
        Position after = from.play(actingMove(from.toMove(), from));
        assertThat(prover.apply(after).upper()).as("lost").isNegative();
        Position passed = edited(after, Set.of(), mover, from.toMove());
        int soonest = prover.apply(passed).lower();
        assertThat(soonest).as("won after a pass").isPositive();
        assertThat((Values.plies(soonest) + 1) / 2).isLessThanOrEqualTo(Math.max(1, reason.count()));
        assertThat(reason.cells()).containsExactlyInAnyOrderElementsOf(summits(passed));
    }

    private void climb(Position from, Verdict verdict, int first) {
        Position end = end(verdict);
        assertThat(end.ending()).contains(Ending.SUMMIT);
        Move last = verdict.line().get(verdict.line().size() - 1);
        assertThat(reason.cells()).containsExactly(grid(before).name(last.path().get(1)));
        assertThat(reason.count()).isEqualTo((verdict.line().size() + 1 - first) / 2);
        actingMove(from.toMove(), from);
        Cell summit = last.path().get(1);
        Position dead = Games.position(before.game().text() + ":" + levels(from, summit) + ":"
                + from.toMove().letter());
        int plies = verdict.line().size() - first;
        assertThat(prover.apply(dead).upper()).isLessThan(Values.winIn(plies));
    }

    private static String levels(Position position, Cell dead) {
        Grid grid = grid(position);
        StringBuilder text = new StringBuilder();
        for (Cell cell : grid.cells()) {
            text.append(cell.col() == 0 && cell.row() > 0 ? "/" : "")
                    .append(cell.equals(dead) ? 4 : position.at(cell).number());
            position.at(cell).owner().ifPresent(owner -> text.append(owner.letter()));
        }
        return text.toString();
    }

    private void stuck(Verdict verdict, int first) {
        Move move = verdict.line().get(first);
        assertThat(reason.move()).contains(move.text());
        Position end = end(verdict);
        assertThat(end.ending()).contains(Ending.STUCK);
        assertThat(end.toMove()).isEqualTo(reason.side().other());
        assertThat(reason.count()).isEqualTo((verdict.line().size() + 1 - first) / 2);
    }
}
