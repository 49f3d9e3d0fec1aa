package dev.drey.server.room;

import dev.drey.rules.Move;
import dev.drey.rules.PlacementPosition;
import dev.drey.rules.Position;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Decides whether one position can arise from another within a few plies.
 *
 * <p>A move never removes a piece or a tile and adds at most one. So only moves that add what the later position has are tried, which are
 * few.
 */
final class Reachability {
    /** The limit of moves to try; beyond it, the position counts as reachable. */
    private static final int MAX_TRIES = 50_000;

    private final Position target;
    private final int[] targetContent;
    private final Map<Position, Integer> searched = new HashMap<>();
    private int tries;

    private Reachability(Position target) {
        this.target = target;
        this.targetContent = content(target);
    }

    /** Whether {@code later} equals {@code earlier} or can arise from it within the given plies. */
    static boolean within(int plies, Position earlier, Position later) {
        return earlier.game().equals(later.game()) && new Reachability(later).isReached(earlier, plies);
    }

    /** The number of pieces or tiles on the board, which is the same for symmetric boards. */
    static int size(Position position) {
        int size = 0;
        for (int added : content(position)) {
            size += added;
        }
        return size;
    }

    private boolean isReached(Position from, int plies) {
        if (from.equals(target)) {
            return true;
        }
        if (plies == 0 || searched.getOrDefault(from, 0) >= plies || !isStillPossible(from, plies)) {
            return false;
        }
        searched.put(from, plies);
        for (Move move : from.moves()) {
            tries++;
            if (tries > MAX_TRIES || isReached(from.play(move), plies - 1)) {
                return true;
            }
        }
        return false;
    }

    private boolean isStillPossible(Position from, int plies) {
        int[] now = content(from);
        int missing = 0;
        for (int cell = 0; cell < now.length; cell++) {
            if (now[cell] > targetContent[cell]) {
                return false;
            }
            missing += targetContent[cell] - now[cell];
        }
        return missing <= plies;
    }

    /** Returns the permanent content of each cell, which is never removed: pieces in placement games, tiles in Santorini. */
    private static int[] content(Position position) {
        if (position instanceof PlacementPosition placed) {
            long taken = placed.mine() | placed.theirs();
            return IntStream.range(0, Long.SIZE)
                    .map(bit -> (int) (taken >>> bit & 1))
                    .toArray();
        }
        return position.game().grid().cells().stream()
                .mapToInt(cell -> position.at(cell).number())
                .toArray();
    }
}
