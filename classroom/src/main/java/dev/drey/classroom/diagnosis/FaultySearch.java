package dev.drey.classroom.diagnosis;

import java.io.IOException;
import java.util.Set;

/** Minimax and alpha-beta as a student may have implemented them, with mistakes. */
final class FaultySearch {
    static final int INFINITY = Integer.MAX_VALUE;

    private final FaultyRules rules;
    private final Set<MistakeVariant> variants;
    private final boolean pruning;
    private final Clipping clipping;
    private final int cutOffDepth;
    private final FaultyWriter log;
    private final NodeBudget budget;
    /** The side for which the search chooses a move. */
    private final int player;

    private int bestCell = -1;

    FaultySearch(
            FaultyRules rules,
            Set<MistakeVariant> variants,
            boolean pruning,
            int cutOffDepth,
            int player,
            FaultyWriter log,
            NodeBudget budget) {
        this.rules = rules;
        this.variants = variants;
        this.pruning = pruning;
        this.clipping = pruning ? Clipping.of(variants) : Clipping.NONE;
        this.cutOffDepth = cutOffDepth;
        this.player = player;
        this.log = log;
        this.budget = budget;
    }

    /** Searches the board and returns the chosen cell. */
    int choose(int[] board) throws IOException {
        search(board, board, player, "root", 0, -INFINITY, INFINITY);
        return bestCell;
    }

    /** @param evaluated the board to evaluate if this node is a leaf */
    private int search(int[] board, int[] evaluated, int mover, String name, int depth, int alpha, int beta)
            throws IOException {
        budget.countNode();
        boolean full = FaultyRules.isFull(board);
        if (depth == cutOffDepth || full && !has(MistakeVariant.FULL_BOARD_FORGOTTEN)) {
            int value = rules.evaluate(evaluated, sideToEvaluateFor(mover));
            log.writeLine(name, depth, value, alpha, beta);
            return pruning && clipsLeaves() ? Clipping.clip(value, alpha, beta) : value;
        }
        boolean max = isMax(mover, depth);
        int value = clipping.initialValue(max, alpha, beta);
        int returned = value;
        int low = alpha;
        int high = beta;
        if (!has(MistakeVariant.ENTRY_LINE_MISSING)) {
            int infinity = max ? -INFINITY : INFINITY;
            log.writeLine(name, depth, pruning && entersWithInfinity() ? infinity : value, alpha, beta);
        }
        for (int turn = 0; turn < FaultyRules.CELLS; turn++) {
            int cell = cellAt(turn);
            if (board[cell] != 0) {
                continue;
            }
            int reply = searchReply(board, mover, cell, depth, low, high);
            boolean changed = (max ? reply > value : reply < value) || has(MistakeVariant.VALUE_IS_LAST_REPLY);
            if (changed) {
                value = reply;
            }
            if (depth == 0 && (changed || bestCell < 0 || has(MistakeVariant.LAST_TIE) && reply == value)) {
                bestCell = cell;
            }
            boolean cut = pruning && isCut(max, value, low, high);
            if ((!cut || has(MistakeVariant.WINDOW_BEFORE_PRUNE_LINE)) && !has(MistakeVariant.WINDOW_NEVER_UPDATED)) {
                low = max ? Math.max(low, value) : low;
                high = max ? high : Math.min(high, value);
            }
            if (cut
                    ? !has(MistakeVariant.PRUNE_LINE_MISSING)
                    : changed || !has(MistakeVariant.UPDATE_LINES_ONLY_WHEN_CHANGED)) {
                log.writeLine(name, depth, cut ? clipping.loggedAtCut(value, alpha, beta) : value, low, high);
            }
            returned = has(MistakeVariant.LAST_REPLY_RETURNED) ? reply : value;
            if (cut) {
                return clipping.returnedAtCut(returned, alpha, beta);
            }
        }
        return clipping.returnedWithoutCut(returned, alpha, beta);
    }

    private int searchReply(int[] board, int mover, int cell, int depth, int low, int high) throws IOException {
        int side = has(MistakeVariant.ALL_MOVES_ARE_OWN) ? player : mover;
        int[] after = rules.play(board, side, cell);
        int[] evaluated = has(MistakeVariant.EVALUATED_BEFORE_CONQUEST) ? FaultyRules.place(board, side, cell) : after;
        return search(after, evaluated, -mover, log.cellName(cell), depth + 1, low, high);
    }

    private int sideToEvaluateFor(int mover) {
        return has(MistakeVariant.EVALUATED_FOR_SIDE_TO_MOVE)
                ? mover
                : has(MistakeVariant.EVALUATED_FOR_SIDE_THAT_MOVED) ? -mover : player;
    }

    private boolean clipsLeaves() {
        return has(MistakeVariant.CLIPPED_WHEN_RETURNED_AND_AT_LEAVES) || has(MistakeVariant.CLIPPED_LEAVES);
    }

    private boolean entersWithInfinity() {
        return has(MistakeVariant.CLIPPED_EXCEPT_ENTRY_LINE) || has(MistakeVariant.CLIPPED_EXCEPT_ENTRY_AND_CUT_LINES);
    }

    private boolean isMax(int mover, int depth) {
        return has(MistakeVariant.X_IS_MAX) || has(MistakeVariant.X_MAXIMISES)
                ? mover == FaultyRules.X
                : depth % 2 == (has(MistakeVariant.ROOT_IS_MIN) ? 1 : 0) || has(MistakeVariant.BOTH_MAXIMISE);
    }

    private boolean isCut(boolean max, int value, int low, int high) {
        if (has(MistakeVariant.NEVER_PRUNES)) {
            return false;
        }
        boolean strictly = has(MistakeVariant.PRUNE_STRICTLY);
        return max ? strictly ? value > high : value >= high : strictly ? value < low : value <= low;
    }

    /** The cell that is tried at a turn: row by row, or column by column with that mistake. */
    private int cellAt(int turn) {
        return has(MistakeVariant.COLUMN_MAJOR) || has(MistakeVariant.ROW_LETTERS_COLUMN_MAJOR)
                ? turn % FaultyRules.SIZE * FaultyRules.SIZE + turn / FaultyRules.SIZE
                : turn;
    }

    private boolean has(MistakeVariant variant) {
        return variants.contains(variant);
    }

    /**
     * The places where a fail-hard alpha-beta replaces a value by a bound of the window.
     *
     * @param atStart nodes start with alpha or beta instead of an infinity
     * @param returnedAtCut a node that is cut off returns the bound
     * @param loggedAtCut the last line of a node that is cut off shows the bound
     * @param returnedWithoutCut a node that is not cut off returns the bound if no move reached it
     */
    private record Clipping(boolean atStart, boolean returnedAtCut, boolean loggedAtCut, boolean returnedWithoutCut) {
        static final Clipping NONE = new Clipping(false, false, false, false);

        static Clipping of(Set<MistakeVariant> variants) {
            return variants.stream()
                    .map(Clipping::of)
                    .filter(clipping -> !clipping.equals(NONE))
                    .findFirst()
                    .orElse(NONE);
        }

        private static Clipping of(MistakeVariant variant) {
            return switch (variant) {
                case CUT_RETURNS_BOUND -> new Clipping(false, true, false, false);
                case CUT_LOGS_BOUND -> new Clipping(false, true, true, false);
                case CLIPPED_WHEN_RETURNED, CLIPPED_WHEN_RETURNED_AND_AT_LEAVES ->
                    new Clipping(false, true, false, true);
                case CLIPPED_WHEN_CUT -> new Clipping(false, true, true, true);
                case CLIPPED_ALWAYS, CLIPPED_EXCEPT_ENTRY_LINE -> new Clipping(true, true, true, true);
                case CLIPPED_EXCEPT_CUT_LINE, CLIPPED_EXCEPT_ENTRY_AND_CUT_LINES ->
                    new Clipping(true, true, false, true);
                case FAIL_LOW_RETURNS_BOUND -> new Clipping(false, false, false, true);
                case VALUE_STARTS_AT_BOUND -> new Clipping(true, false, false, false);
                default -> NONE;
            };
        }

        int initialValue(boolean max, int alpha, int beta) {
            return atStart ? max ? alpha : beta : max ? -INFINITY : INFINITY;
        }

        int loggedAtCut(int value, int alpha, int beta) {
            return loggedAtCut ? clip(value, alpha, beta) : value;
        }

        int returnedAtCut(int value, int alpha, int beta) {
            return returnedAtCut ? clip(value, alpha, beta) : value;
        }

        int returnedWithoutCut(int value, int alpha, int beta) {
            return returnedWithoutCut ? clip(value, alpha, beta) : value;
        }

        static int clip(int value, int alpha, int beta) {
            return Math.max(alpha, Math.min(beta, value));
        }
    }
}
