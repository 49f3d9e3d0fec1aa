package dev.drey.engine.squirrel;

import dev.drey.engine.MoveList;

/** Lists and ranks the moves of a node. Moves of equal rank are ordered by cell. */
final class SquirrelMoveOrdering {
    private static final int CELL_BITS = 5;
    private static final int LAST_CELL = (1 << CELL_BITS) - 1;

    // Weights for nodes with many empty cells, chosen so that proofs need few nodes (docs/engine.md).
    private static final int GAIN = 5;
    private static final int DENIED = 3;
    private static final int REPLY = 3;
    private static final int SECOND_REPLY = 2;
    private static final int REACH = 2;

    private final NutSums sums;

    SquirrelMoveOrdering(NutSums sums) {
        this.sums = sums;
    }

    private static int withCell(int rank, int cell) {
        return rank << CELL_BITS | LAST_CELL - cell;
    }

    /**
     * Lists the moves by the gain of each plus the gain that it denies the other side, and sets bounds of the value by the gains that
     * are certain. Considers the gains that a single move makes permanent: the mover gets at least the largest and the third largest
     * of its own, the other side at least the second and the fourth of its own.
     */
    void listAndBound(SquirrelNode node) {
        int mine = node.mine;
        int theirs = node.theirs;
        int unsettled = CanonicalPosition.unsettled(mine, theirs);
        int once = CanonicalPosition.withOneEmptyNeighbour(node.empty) & unsettled;
        int isolated = CanonicalPosition.isolated(node.empty);
        int mine1 = 0;
        int mine2 = 0;
        int mine3 = 0;
        int theirs1 = 0;
        int theirs2 = 0;
        int theirs3 = 0;
        int theirs4 = 0;
        MoveList moves = node.moves;
        moves.clear();
        for (int rest = node.empty; rest != 0; rest &= rest - 1) {
            int cell = Integer.numberOfTrailingZeros(rest);
            int neighbours = CanonicalPosition.neighboursOf(cell);
            int own = sums.at(cell);
            int gain = own + (sums.twiceNeighbours(theirs, cell) & CanonicalPosition.maskIfAny(neighbours & mine));
            int denied = own + (sums.twiceNeighbours(mine, cell) & CanonicalPosition.maskIfAny(neighbours & theirs));
            moves.add(cell, withCell(gain + denied, cell));

            int kept = 2 * own & -(isolated >>> cell & 1);
            int around = sums.twiceNeighbours(once, cell);
            int forMe = kept + (around & CanonicalPosition.maskIfAny(neighbours & once & mine));
            int forThem = kept + (around & CanonicalPosition.maskIfAny(neighbours & once & theirs));
            int less = Math.min(mine1, forMe);
            mine1 = Math.max(mine1, forMe);
            mine3 = Math.max(mine3, Math.min(mine2, less));
            mine2 = Math.max(mine2, less);
            less = Math.min(theirs1, forThem);
            theirs1 = Math.max(theirs1, forThem);
            int lesser = Math.min(theirs2, less);
            theirs2 = Math.max(theirs2, less);
            theirs4 = Math.max(theirs4, Math.min(theirs3, lesser));
            theirs3 = Math.max(theirs3, lesser);
        }
        // Everything that is not settled goes to one side, apart from the sure gains of the other.
        int unsettledMine = sums.of(mine & unsettled);
        int unsettledTheirs = sums.of(theirs & unsettled);
        int settled = node.margin - unsettledMine + unsettledTheirs;
        int atStake = unsettledMine + unsettledTheirs + sums.of(node.empty);
        node.lower = settled - atStake + mine1 + mine3;
        node.upper = settled + atStake - theirs2 - theirs4;
    }

    /**
     * Lists the moves of nodes with many empty cells: by the gain, the gain denied to the other side, the gains of its
     * two best replies, and the nuts of the empty cells next to each side afterwards, where it can raid.
     */
    void listByReplies(SquirrelNode node) {
        MoveList moves = node.moves;
        moves.clear();
        for (int cells = node.empty; cells != 0; cells &= cells - 1) {
            int cell = Integer.numberOfTrailingZeros(cells);
            int conquered = CanonicalPosition.conquered(node.mine, node.theirs, cell);
            int mine = node.mine | conquered | 1 << cell;
            int theirs = node.theirs & ~conquered;
            int empty = node.empty & ~(1 << cell);
            int reply = 0;
            int secondReply = 0;
            for (int rest = empty; rest != 0; rest &= rest - 1) {
                int gain = sums.gain(theirs, mine, Integer.numberOfTrailingZeros(rest));
                int less = Math.min(reply, gain);
                reply = Math.max(reply, gain);
                secondReply = Math.max(secondReply, less);
            }
            int reach = sums.of(CanonicalPosition.neighbours(mine) & empty)
                    - sums.of(CanonicalPosition.neighbours(theirs) & empty);
            int rank = GAIN * sums.gain(node.mine, node.theirs, cell)
                    + DENIED * sums.gain(node.theirs, node.mine, cell)
                    - REPLY * reply
                    - SECOND_REPLY * secondReply
                    + REACH * reach;
            moves.add(cell, withCell(rank, cell));
        }
    }
}
