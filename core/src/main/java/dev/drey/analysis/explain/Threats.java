package dev.drey.analysis.explain;

import dev.drey.rules.Cell;
import dev.drey.rules.Move;
import dev.drey.rules.santorini.SantoriniPosition;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Steps onto level 3 and threats of them, found by trying all moves. A threat is a step that would win if the other side passed. A
 * search through threats alone proves that a side wins without making a move that threatens nothing.
 */
final class Threats {
    /** From, to and no tile: only a step onto level 3 is written so. */
    private static final int STEP_LENGTH = 2;

    /** How many positions a search may look at. */
    private static final int EFFORT = 40_000;

    private final Map<SantoriniPosition, Integer> failed = new HashMap<>();
    private int effort = EFFORT;

    /** A side wins with these many moves of its own, this one first. */
    record Chain(Move first, int moves) {}

    /** The steps onto level 3 that the side to move has. */
    static List<Move> wins(SantoriniPosition position) {
        return position.moves().stream().filter(Threats::isWin).toList();
    }

    static boolean canWin(SantoriniPosition position) {
        return position.moves().stream().anyMatch(Threats::isWin);
    }

    private static boolean isWin(Move move) {
        return move.path().size() == STEP_LENGTH;
    }

    /** The cells of level 3 that these moves step onto. */
    static List<Cell> summits(List<Move> wins) {
        return wins.stream().map(move -> move.path().get(1)).distinct().toList();
    }

    /** The same board with the other side to move. */
    static SantoriniPosition passing(SantoriniPosition at) {
        return new SantoriniPosition(
                at.game(),
                at.level1(),
                at.level2(),
                at.level3(),
                at.dead(),
                at.theirs(),
                at.mine(),
                at.toMove().other());
    }

    /** The cells the side that is not to move threatens to step onto. */
    static List<Cell> threatened(SantoriniPosition position) {
        return summits(wins(passing(position)));
    }

    /** Whether the side to move loses at once whatever it does: the other side steps onto level 3 or leaves it stuck. */
    static boolean isHopeless(SantoriniPosition position) {
        return !position.isOver()
                && !canWin(position)
                && position.moves().stream().map(position::play).allMatch(Threats::winsAtOnce);
    }

    /** Whether the side to move can end the game with its next move. */
    private static boolean winsAtOnce(SantoriniPosition position) {
        return !position.isOver()
                && position.moves().stream()
                        .anyMatch(move -> position.play(move).isOver());
    }

    /**
     * The shortest way in which the side to move wins by threats alone, of at most so many moves; empty if there is none or it is
     * not found in time. One that begins with the given move is preferred.
     */
    Optional<Chain> chain(SantoriniPosition position, int most, Optional<Move> preferred) {
        for (int moves = 1; moves <= most && effort > 0; moves++) {
            if (preferred.isPresent() && isChain(position, preferred.get(), moves)) {
                return Optional.of(new Chain(preferred.get(), moves));
            }
            for (Move move : position.moves()) {
                if (isChain(position, move, moves)) {
                    return Optional.of(new Chain(move, moves));
                }
            }
        }
        return Optional.empty();
    }

    /** Whether the move wins within so many moves, each a threat: it steps onto level 3, or it threatens and no answer helps. */
    private boolean isChain(SantoriniPosition position, Move move, int moves) {
        if (isWin(move)) {
            return true;
        }
        if (moves == 1 || effort <= 0) {
            return false;
        }
        effort--;
        SantoriniPosition after = position.play(move);
        if (after.isOver()) {
            return true;
        }
        if (!canWin(passing(after)) || canWin(after)) {
            return false;
        }
        return after.moves().stream().map(after::play).allMatch(then -> hasChain(then, moves - 1));
    }

    private boolean hasChain(SantoriniPosition position, int moves) {
        if (position.isOver()) {
            return false;
        }
        List<Move> all = position.moves();
        if (all.stream().anyMatch(Threats::isWin)) {
            return true;
        }
        if (moves == 1 || failed.getOrDefault(position, 0) >= moves) {
            return false;
        }
        for (Move move : all) {
            if (isChain(position, move, moves)) {
                return true;
            }
        }
        failed.merge(position, moves, Math::max);
        return false;
    }
}
