package dev.drey.analysis.explain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.analysis.explain.MoveReason.Unit;
import dev.drey.engine.BruteForce;
import dev.drey.engine.Range;
import dev.drey.engine.Values;
import dev.drey.engine.Verdict;
import dev.drey.rules.Cell;
import dev.drey.rules.Ending;
import dev.drey.rules.Games;
import dev.drey.rules.Grid;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Checks what a reason says once more, the slow way: by replaying lines, comparing boards cell by cell, walking through free
 * cells, trying all moves, and by brute force on positions written as text. Shares no code with what found the reason.
 */
final class FactCheck {
    private final Position before;
    private final Verdict played;
    private final Verdict best;
    private final MoveReason reason;
    private final Side mover;
    private final Position afterPlayed;
    private final Position afterBest;
    private final BruteForce brute = new BruteForce();

    /** What is proven about a position of a game won or lost, by whoever can look far enough. */
    private final Function<Position, Range> decides;

    FactCheck(Position before, Verdict played, Verdict best, MoveReason reason, Function<Position, Range> decides) {
        this.before = before;
        this.played = played;
        this.best = best;
        this.reason = reason;
        this.mover = before.toMove();
        this.afterPlayed = before.play(played.move());
        this.afterBest = before.play(best.move());
        this.decides = decides;
    }

    void run() {
        switch (reason.kind()) {
            case RAID_ALLOWED, FLIPS_ALLOWED -> captureAllowed();
            case RAID, FLIPS -> capture();
            case RAID_PREVENTED -> raidPrevented();
            case CELL_LEFT -> cellLeft();
            case CELL -> cell();
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
            case CUT_OFF_ALLOWED -> cutOffAllowed();
            case CUT_OFF -> cutOff();
            case PASSES -> passes();
            case CORNER_ALLOWED -> cornerAllowed();
            case CORNER -> corner();
            case CORNER_LOST -> cornerLost();
            case PASS_ALLOWED -> passAllowed();
            case PASS -> pass();
            case LAST_MOVE -> lastMove();
            case BALANCE -> balance();
        }
    }

    // What the moves are worth, by brute force.

    private int value(Position position) {
        int margin = brute.margin(position);
        return position.toMove() == mover ? margin : -margin;
    }

    private void isRestored(int value) {
        int worse = value(afterPlayed);
        int better = value(afterBest);
        assertThat(better).as("the better move").isGreaterThan(worse);
        assertThat(2 * (value - worse) >= better - worse
                        || Integer.signum(better) > Integer.signum(worse)
                                && Integer.signum(value) >= Integer.signum(better))
                .as("%s without it instead of %s, where %s is best", value, worse, better)
                .isTrue();
    }

    private void isSpoiled(int value) {
        int worse = value(afterPlayed);
        int better = value(afterBest);
        assertThat(better).as("the better move").isGreaterThan(worse);
        assertThat(2 * (better - value) >= better - worse
                        || Integer.signum(better) > Integer.signum(worse)
                                && Integer.signum(value) <= Integer.signum(worse))
                .as("%s without it instead of %s, where %s is the mistake", value, better, worse)
                .isTrue();
    }

    /** The worst for the side that moved if the other side may not make this move. */
    private int without(Position position, Move forbidden) {
        return position.moves().stream()
                .filter(move -> !move.equals(forbidden))
                .mapToInt(move -> value(position.play(move)))
                .reduce(position.toMove() == mover ? Math::max : Math::min)
                .orElseGet(() -> value(
                        edited(position, Set.of(), mover, position.toMove().other())));
    }

    // Captures.

    private void captureAllowed() {
        Move reply = acts(mover.other(), afterPlayed);
        Set<String> taken = changed(afterPlayed, reply);
        saysCapture(afterPlayed, reply, taken);
        reason.better().ifPresent(text -> {
            assertThat(text).isEqualTo(best.move().text());
            for (Move move : afterBest.moves()) {
                assertThat(changed(afterBest, move)).doesNotContainAnyElementsOf(taken);
            }
        });
        isRestored(value(edited(afterPlayed.play(reply), taken, mover, mover)));
    }

    private void capture() {
        Move move = acts(mover, before);
        assertThat(move).isEqualTo(best.move());
        Set<String> taken = changed(before, move);
        saysCapture(before, move, taken);
        isSpoiled(value(edited(afterBest, taken, mover.other(), mover.other())));
    }

    private void raidPrevented() {
        Set<String> taken = changed(afterPlayed, move(afterPlayed));
        Position passed = edited(before, Set.of(), mover, mover.other());
        assertThat(changed(passed, move(passed))).isEqualTo(taken);
        captureAllowed();
    }

    private void saysCapture(Position position, Move move, Set<String> taken) {
        assertThat(reason.cells()).containsExactlyInAnyOrderElementsOf(taken).isNotEmpty();
        int nuts = worth(position, taken) + position.at(move.path().get(0)).number();
        assertThat(reason.amount()).isEqualTo(is(Unit.NUTS) ? nuts : taken.size());
    }

    private void cellLeft() {
        Move reply = acts(mover.other(), afterPlayed);
        assertThat(changed(afterPlayed, reply)).isEmpty();
        assertThat(reason.amount())
                .isEqualTo(afterPlayed.at(reply.path().get(0)).number());
        isRestored(without(afterPlayed, reply));
    }

    private void cell() {
        Move move = acts(mover, before);
        assertThat(changed(before, move)).isEmpty();
        assertThat(reason.amount()).isEqualTo(before.at(move.path().get(0)).number());
        isSpoiled(value(edited(afterBest, Set.of(move.text()), mover.other(), mover.other())));
    }

    /** The cells that a move takes from the other side. */
    private static Set<String> changed(Position position, Move move) {
        Position after = position.play(move);
        Set<String> changed = new TreeSet<>();
        for (Cell cell : grid(position).cells()) {
            Optional<Side> owner = position.at(cell).owner();
            if (owner.isPresent() && !owner.equals(after.at(cell).owner())) {
                changed.add(grid(position).name(cell));
            }
        }
        return changed;
    }

    // Santorini.

    private void winAllowed() {
        Set<String> summits = summits(afterPlayed);
        assertThat(reason.side()).isEqualTo(mover.other());
        assertThat(reason.cells()).containsExactlyInAnyOrderElementsOf(summits).isNotEmpty();
        reason.better().ifPresent(text -> assertThat(text).isEqualTo(best.move().text()));
        assertThat(summits(afterBest)).isEmpty();
        onlyOneStops();
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
        onlyOneStops();
    }

    private void onlyOneStops() {
        if (reason.only()) {
            for (Move move : before.moves()) {
                if (!move.equals(best.move())) {
                    assertThat(summits(before.play(move))).containsAnyElementsOf(reason.cells());
                }
            }
        }
    }

    /** Where the side to move can step and win. */
    private static Set<String> summits(Position position) {
        return position.moves().stream()
                .filter(move -> position.play(move).ending().equals(Optional.of(Ending.SUMMIT)))
                .map(move -> grid(position).name(move.path().get(1)))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private void doubleThreat(Position from) {
        Position after = from.play(acts(from.toMove(), from));
        assertThat(brute.decision(after, 2)).isEqualTo(Values.lossIn(2));
        assertThat(reason.cells())
                .containsExactlyInAnyOrderElementsOf(
                        summits(edited(after, Set.of(), mover, after.toMove().other())));
    }

    /** Whether a move steps onto level 3, or threatens to while every answer is met in the same way. */
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
        Position after = from.play(acts(from.toMove(), from));
        assertThat(decides.apply(after).most()).as("lost").isNegative();
        Position passed = edited(after, Set.of(), mover, from.toMove());
        int soonest = decides.apply(passed).least();
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
        acts(from.toMove(), from);
        Cell summit = last.path().get(1);
        Position dead = Games.position(before.game().text() + ":" + levels(from, summit) + ":"
                + from.toMove().letter());
        int plies = verdict.line().size() - first;
        assertThat(decides.apply(dead).most()).isLessThan(Values.winIn(plies));
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

    // Adjacent Claim.

    private void cutOffAllowed() {
        Move reply = acts(mover.other(), afterPlayed);
        saysCutOff(afterPlayed, reply);
        int forbidden = without(afterPlayed, reply);
        int given = value(edited(afterPlayed.play(reply), Set.of(reply.text()), mover, mover));
        isRestored(Math.max(forbidden, given));
    }

    private void cutOff() {
        Move move = acts(mover, before);
        saysCutOff(before, move);
        isSpoiled(value(edited(afterBest, Set.of(move.text()), mover.other(), mover.other())));
    }

    private void saysCutOff(Position position, Move move) {
        Side other = position.toMove().other();
        Set<String> cut = reach(position, other);
        cut.removeAll(reach(position.play(move), other));
        cut.remove(move.text());
        assertThat(reason.count()).isEqualTo(cut.size());
        if (!reason.cells().isEmpty()) {
            assertThat(reason.cells()).containsExactlyInAnyOrderElementsOf(cut);
        }
        Grid grid = grid(position);
        reason.where()
                .ifPresent(where -> assertThat(cut).allMatch(name -> {
                    double down = (cell(name).row() + 0.5) / grid.rows();
                    double across = (cell(name).col() + 0.5) / grid.cols();
                    return switch (where) {
                        case TOP -> down < 0.5;
                        case BOTTOM -> down > 0.5;
                        case LEFT -> across < 0.5;
                        case RIGHT -> across > 0.5;
                    };
                }));
    }

    /** The free cells a side can walk to from its own, through free cells. */
    private static Set<String> reach(Position position, Side side) {
        Grid grid = grid(position);
        Set<String> reached = new TreeSet<>();
        Deque<Cell> open = new ArrayDeque<>();
        grid.cells().stream()
                .filter(cell -> position.at(cell).owner().equals(Optional.of(side)))
                .forEach(open::add);
        while (!open.isEmpty()) {
            Cell cell = open.remove();
            for (int[] step : new int[][] {{0, 1}, {1, 0}, {0, -1}, {-1, 0}}) {
                Cell next = new Cell(cell.row() + step[0], cell.col() + step[1]);
                if (grid.contains(next) && position.at(next).owner().isEmpty() && reached.add(grid.name(next))) {
                    open.add(next);
                }
            }
        }
        return reached;
    }

    private void passes() {
        end(played);
        end(best);
        assertThat(reason.amount()).isEqualTo(passes(played));
        assertThat(reason.otherwise()).isEqualTo(passes(best));
        int fewer = Math.abs(reason.amount() - reason.otherwise());
        assertThat(reason.amount() > reason.otherwise()).isEqualTo(reason.side() == mover);
        assertThat(2 * fewer).isGreaterThanOrEqualTo(value(afterBest) - value(afterPlayed));
    }

    private int passes(Verdict verdict) {
        int passes = 0;
        Side side = mover;
        for (Move move : verdict.line()) {
            passes += side == reason.side() && move.isPass() ? 1 : 0;
            side = side.other();
        }
        return passes;
    }

    // Discs.

    private static boolean isCorner(Position position, Move move) {
        Cell cell = move.path().get(0);
        Grid grid = grid(position);
        return (cell.row() == 0 || cell.row() == grid.rows() - 1) && (cell.col() == 0 || cell.col() == grid.cols() - 1);
    }

    private void cornerAllowed() {
        Move reply = acts(mover.other(), afterPlayed);
        assertThat(isCorner(before, reply)).isTrue();
        assertThat(reason.better().isPresent()).isNotEqualTo(afterBest.moves().contains(reply));
        isRestored(without(afterPlayed, reply));
    }

    private void corner() {
        Move move = acts(mover, before);
        assertThat(isCorner(before, move)).isTrue();
        assertThat(move).isEqualTo(best.move());
        isSpoiled(value(edited(afterBest, Set.of(move.text()), mover.other(), mover.other())));
    }

    private void cornerLost() {
        String corner = reason.cells().get(0);
        assertThat(handedOver(end(best), end(played), mover)).contains(corner);
        assertThat(afterPlayed.at(cell(corner)).owner()).isEmpty();
        assertThat(isCorner(before, new Move(0, corner, List.of(cell(corner))))).isTrue();
        assertThat(reason.side()).isEqualTo(mover.other());
        isRestored(value(edited(afterPlayed, Set.of(corner), mover, mover.other())));
    }

    private void passAllowed() {
        Move reply = acts(mover.other(), afterPlayed);
        assertThat(afterPlayed.play(reply).moves()).containsExactly(Move.PASS);
        isRestored(without(afterPlayed, reply));
    }

    private void pass() {
        acts(mover, before);
        assertThat(afterBest.moves()).containsExactly(Move.PASS);
        isSpoiled(without(afterBest.play(Move.PASS), best.line().get(2)));
    }

    private void lastMove() {
        end(played);
        end(best);
        Position position = before;
        Position lastBefore = before;
        Move last = played.move();
        for (Move move : played.line()) {
            lastBefore = move.isPass() ? lastBefore : position;
            last = move.isPass() ? last : move;
            position = position.play(move);
        }
        assertThat(lastBefore.toMove()).isEqualTo(mover.other()).isEqualTo(reason.side());
        assertThat(reason.move()).contains(last.text());
        assertThat(reason.amount()).isEqualTo(changed(lastBefore, last).size());
        List<Move> line = new ArrayList<>(best.line());
        while (line.get(line.size() - 1).isPass()) {
            line.remove(line.size() - 1);
        }
        assertThat(line.size() % 2)
                .as("the side that moved moves last after the better move")
                .isEqualTo(1);
        assertThat(2 * (1 + 2 * reason.amount())).isGreaterThanOrEqualTo(value(afterBest) - value(afterPlayed));
    }

    // How it ends.

    private void balance() {
        Position ended = end(played);
        Position better = end(best);
        assertThat(ended.margin(mover)).isEqualTo(value(afterPlayed));
        assertThat(better.margin(mover)).isEqualTo(value(afterBest));
        Set<String> lost = handedOver(better, ended, mover);
        Set<String> gained = handedOver(better, ended, mover.other());
        assertThat(reason.side()).isEqualTo(mover.other());
        assertThat(reason.move()).contains(played.move().text());
        assertThat(reason.better()).contains(best.move().text());
        assertThat(lost).containsAll(reason.cells()).hasSize(reason.count());
        assertThat(reason.amount()).isEqualTo(is(Unit.NUTS) ? worth(before, lost) : lost.size());
        assertThat(reason.back().isPresent()).isEqualTo(!gained.isEmpty());
        reason.back().ifPresent(back -> {
            assertThat(gained).containsAll(back.cells()).hasSize(back.count());
            assertThat(back.amount()).isEqualTo(is(Unit.NUTS) ? worth(before, gained) : gained.size());
        });
        if (grid(before).cells().stream()
                .noneMatch(cell -> ended.at(cell).owner().isEmpty()
                        || better.at(cell).owner().isEmpty())) {
            int net = reason.amount()
                    - reason.back().map(MoveReason.Holding::amount).orElse(0);
            assertThat(2 * net).as("the loss, exactly").isEqualTo(better.margin(mover) - ended.margin(mover));
        }
    }

    /** The cells that a side owns at one end and the other side at the other. */
    private static Set<String> handedOver(Position better, Position ended, Side loser) {
        Set<String> cells = new TreeSet<>();
        for (Cell cell : grid(better).cells()) {
            if (better.at(cell).owner().equals(Optional.of(loser))
                    && ended.at(cell).owner().equals(Optional.of(loser.other()))) {
                cells.add(grid(better).name(cell));
            }
        }
        return cells;
    }

    // What all of it needs.

    /** Where a line leads, which must be the end. */
    private Position end(Verdict verdict) {
        Position position = before;
        for (Move move : verdict.line()) {
            assertThat(position.moves()).contains(move);
            position = position.play(move);
        }
        assertThat(position.isOver()).isTrue();
        return position;
    }

    /** The reason's move, which that side must be able to make here. */
    private Move acts(Side side, Position position) {
        assertThat(reason.side()).isEqualTo(side).isEqualTo(position.toMove());
        return move(position);
    }

    private Move move(Position position) {
        return position.moves().stream()
                .filter(move -> reason.move().equals(Optional.of(move.text())))
                .findFirst()
                .orElseThrow(() -> new AssertionError(reason.move() + " is not legal at " + position));
    }

    /** The position with these cells owned by that side, written as text and read again. */
    private static Position edited(Position position, Collection<String> cells, Side owner, Side toMove) {
        StringBuilder board = new StringBuilder();
        boolean hasLevels = !position.game().scored();
        for (Cell cell : grid(position).cells()) {
            board.append(cell.col() == 0 && cell.row() > 0 ? "/" : "");
            board.append(hasLevels ? String.valueOf(position.at(cell).number()) : "");
            Optional<Side> stands = cells.contains(grid(position).name(cell))
                    ? Optional.of(owner)
                    : position.at(cell).owner();
            board.append(stands.map(side -> String.valueOf(side.letter())).orElse(hasLevels ? "" : "-"));
        }
        return Games.position(position.game().text() + ":" + board + ":" + toMove.letter());
    }

    private int worth(Position position, Collection<String> names) {
        return names.stream().mapToInt(name -> position.at(cell(name)).number()).sum();
    }

    private Cell cell(String name) {
        return grid(before).find(name).orElseThrow();
    }

    private boolean is(Unit unit) {
        return reason.unit().filter(known -> Objects.equals(known, unit)).isPresent();
    }

    private static Grid grid(Position position) {
        return position.game().grid();
    }
}
