package dev.drey.analysis.explain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.analysis.explain.MoveReason.Unit;
import dev.drey.engine.BruteForce;
import dev.drey.engine.Range;
import dev.drey.engine.Verdict;
import dev.drey.rules.Cell;
import dev.drey.rules.Games;
import dev.drey.rules.Grid;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.Collection;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * Checks a reason again without the code that found it: replays lines, compares boards cell by cell, walks through free cells, tries
 * all moves, and searches positions by brute force. Each kind of game has its own subclass.
 */
abstract class FactCheck {
    final Position before;
    final Verdict played;
    final Verdict best;
    final MoveReason reason;
    final Side mover;
    final Position afterPlayed;
    final Position afterBest;
    final BruteForce brute = new BruteForce();

    FactCheck(Position before, Verdict played, Verdict best, MoveReason reason) {
        this.before = before;
        this.played = played;
        this.best = best;
        this.reason = reason;
        this.mover = before.toMove();
        this.afterPlayed = before.play(played.move());
        this.afterBest = before.play(best.move());
    }

    /**
     * Returns the check of a reason.
     *
     * @param prover proves values in games without scores
     */
    static FactCheck of(
            Position before, Verdict played, Verdict best, MoveReason reason, Function<Position, Range> prover) {
        return switch (reason.kind()) {
            case RAID_ALLOWED, FLIPS_ALLOWED, RAID, FLIPS, RAID_PREVENTED, CELL_LEFT, CELL ->
                new CaptureFactCheck(before, played, best, reason);
            case WIN_ALLOWED,
                    WIN,
                    TOWER_KILLED,
                    DOUBLE_THREAT_ALLOWED,
                    DOUBLE_THREAT,
                    CHAIN_ALLOWED,
                    CHAIN,
                    THREAT_ALLOWED,
                    THREAT,
                    CLIMB_ALLOWED,
                    CLIMB,
                    STUCK_ALLOWED,
                    STUCK -> new SantoriniFactCheck(before, played, best, reason, prover);
            case CUT_OFF_ALLOWED, CUT_OFF, PASSES -> new ClaimFactCheck(before, played, best, reason);
            case CORNER_ALLOWED, CORNER, CORNER_LOST, PASS_ALLOWED, PASS, LAST_MOVE ->
                new DiscFactCheck(before, played, best, reason);
            case BALANCE -> new BalanceFactCheck(before, played, best, reason);
        };
    }

    /** Fails unless everything the reason says is true. */
    abstract void run();

    final int value(Position position) {
        int margin = brute.margin(position);
        return position.toMove() == mover ? margin : -margin;
    }

    final void assertRestored(int value) {
        int worse = value(afterPlayed);
        int better = value(afterBest);
        assertThat(better).as("the better move").isGreaterThan(worse);
        assertThat(2 * (value - worse) >= better - worse
                        || Integer.signum(better) > Integer.signum(worse)
                                && Integer.signum(value) >= Integer.signum(better))
                .as("%s without it instead of %s, where %s is best", value, worse, better)
                .isTrue();
    }

    final void assertUndone(int value) {
        int worse = value(afterPlayed);
        int better = value(afterBest);
        assertThat(better).as("the better move").isGreaterThan(worse);
        assertThat(2 * (better - value) >= better - worse
                        || Integer.signum(better) > Integer.signum(worse)
                                && Integer.signum(value) <= Integer.signum(worse))
                .as("%s without it instead of %s, where %s is the mistake", value, better, worse)
                .isTrue();
    }

    /** Returns the value for the mover if one move of the side to move is forbidden. */
    final int without(Position position, Move forbidden) {
        return position.moves().stream()
                .filter(move -> !move.equals(forbidden))
                .mapToInt(move -> value(position.play(move)))
                .reduce(position.toMove() == mover ? Math::max : Math::min)
                .orElseGet(() -> value(
                        edited(position, Set.of(), mover, position.toMove().other())));
    }

    /** Returns the cells that a move takes from the other side. */
    static Set<String> changed(Position position, Move move) {
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

    /** Returns the cells that a side owns in the better final position and the other side in the other one. */
    static Set<String> changedOwner(Position better, Position ended, Side loser) {
        Set<String> cells = new TreeSet<>();
        for (Cell cell : grid(better).cells()) {
            if (better.at(cell).owner().equals(Optional.of(loser))
                    && ended.at(cell).owner().equals(Optional.of(loser.other()))) {
                cells.add(grid(better).name(cell));
            }
        }
        return cells;
    }

    /** Replays a line, which must reach the end of the game. */
    final Position end(Verdict verdict) {
        Position position = before;
        for (Move move : verdict.line()) {
            assertThat(position.moves()).contains(move);
            position = position.play(move);
        }
        assertThat(position.isOver()).isTrue();
        return position;
    }

    /** Returns the reason's move, which must be a legal move of that side. */
    final Move actingMove(Side side, Position position) {
        assertThat(reason.side()).isEqualTo(side).isEqualTo(position.toMove());
        return move(position);
    }

    final Move move(Position position) {
        return position.moves().stream()
                .filter(move -> reason.move().equals(Optional.of(move.text())))
                .findFirst()
                .orElseThrow(() -> new AssertionError(reason.move() + " is not legal at " + position));
    }

    /** Returns the position with some cells owned by a side, formatted as text and parsed again. */
    static Position edited(Position position, Collection<String> cells, Side owner, Side toMove) {
        StringBuilder board = new StringBuilder();
        boolean hasLevels = !position.game().scored();
        for (Cell cell : grid(position).cells()) {
            board.append(cell.col() == 0 && cell.row() > 0 ? "/" : "");
            board.append(hasLevels ? String.valueOf(position.at(cell).number()) : "");
            Optional<Side> newOwner = cells.contains(grid(position).name(cell))
                    ? Optional.of(owner)
                    : position.at(cell).owner();
            board.append(newOwner.map(side -> String.valueOf(side.letter())).orElse(hasLevels ? "" : "-"));
        }
        return Games.position(position.game().text() + ":" + board + ":" + toMove.letter());
    }

    final int worth(Position position, Collection<String> names) {
        return names.stream().mapToInt(name -> position.at(cell(name)).number()).sum();
    }

    final Cell cell(String name) {
        return grid(before).find(name).orElseThrow();
    }

    final boolean is(Unit unit) {
        return reason.unit().filter(known -> Objects.equals(known, unit)).isPresent();
    }

    static Grid grid(Position position) {
        return position.game().grid();
    }
}
