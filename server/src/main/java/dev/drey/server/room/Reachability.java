package dev.drey.server.room;

import dev.drey.rules.Cell;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Decides whether one position can arise from another within a few plies.
 *
 * <p>A move never removes a piece or a tile. It adds one to the last cell of its path, unless it is a pass or ends the game. So only
 * moves that add what the later position has are tried, which are few.
 */
final class Reachability {
    private final Position target;
    private final BoardContent targetContent;
    private final NodeBudget budget;
    private final boolean targetIsOver;
    private final Map<Position, Integer> searched = new HashMap<>();

    private Reachability(Board target, NodeBudget budget) {
        this.target = target.position();
        this.targetContent = target.content();
        this.targetIsOver = target.position().isOver();
        this.budget = budget;
    }

    /** A position with the content of its board. */
    record Board(Position position, BoardContent content) {
        static Board of(Position position) {
            return new Board(position, BoardContent.of(position));
        }
    }

    /**
     * Returns whether {@code later} equals {@code earlier} or can arise from it within the given plies. If the budget is exhausted, it
     * counts as reachable.
     */
    static boolean within(int plies, Board earlier, Board later, NodeBudget budget) {
        return isPossible(plies, earlier.content(), later.content())
                && earlier.position().game().equals(later.position().game())
                && new Reachability(later, budget).isReached(earlier, plies);
    }

    private static boolean isPossible(int plies, BoardContent earlier, BoardContent later) {
        return later.size() - earlier.size() <= plies && earlier.isPartOf(later);
    }

    /** Expects that the content of the target makes it possible. */
    private boolean isReached(Board from, int plies) {
        Position position = from.position();
        if (position.equals(target)) {
            return true;
        }
        if (plies == 0 || searched.getOrDefault(position, 0) >= plies) {
            return false;
        }
        if (!budget.tryUse()) {
            return true;
        }
        searched.put(position, plies);
        for (Move move : position.moves()) {
            if (canLeadOn(move, from.content())) {
                Board next = Board.of(position.playLegal(move));
                if (isPossible(plies - 1, next.content(), targetContent) && isReached(next, plies - 1)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean canLeadOn(Move move, BoardContent from) {
        List<Cell> path = move.path();
        return targetIsOver || move.isPass() || from.lacks(path.get(path.size() - 1), targetContent);
    }
}
