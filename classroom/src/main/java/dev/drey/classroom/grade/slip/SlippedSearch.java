package dev.drey.classroom.grade.slip;

import java.io.IOException;
import java.util.Set;

/** Minimax and alpha-beta as a student may have written them. */
final class SlippedSearch {
    static final int INFINITY = Integer.MAX_VALUE;

    private final Battlefield field;
    private final Set<Quirk> quirks;
    private final boolean pruning;
    private final Clipping clipping;
    private final int cutOff;
    private final SlippedLog log;
    private final Effort effort;
    /** The side that the search is for. */
    private final int player;

    private int best = -1;

    SlippedSearch(
            Battlefield field,
            Set<Quirk> quirks,
            boolean pruning,
            int cutOff,
            int player,
            SlippedLog log,
            Effort effort) {
        this.field = field;
        this.quirks = quirks;
        this.pruning = pruning;
        this.clipping = pruning ? Clipping.of(quirks) : Clipping.NONE;
        this.cutOff = cutOff;
        this.player = player;
        this.log = log;
        this.effort = effort;
    }

    /** The cell it takes. */
    int choose(int[] board) throws IOException {
        value(board, board, player, "root", 0, -INFINITY, INFINITY);
        return best;
    }

    /** @param evaluated the board that counts if this is a leaf */
    private int value(int[] board, int[] evaluated, int mover, String name, int depth, int alpha, int beta)
            throws IOException {
        effort.spend();
        boolean full = Battlefield.isFull(board);
        if (depth == cutOff || full && !has(Quirk.FULL_BOARD_FORGOTTEN)) {
            int value = field.evaluation(evaluated, evaluatedFor(mover));
            log.line(name, depth, value, alpha, beta);
            boolean clips = pruning && (has(Quirk.CLIPPED_REPLIES) || has(Quirk.CLIPPED_LEAVES));
            return clips ? Math.max(alpha, Math.min(beta, value)) : value;
        }
        boolean max = isMax(mover, depth);
        int value = clipping.start(max, alpha, beta);
        int returned = value;
        int low = alpha;
        int high = beta;
        if (!has(Quirk.ENTRY_LINE_MISSING)) {
            boolean open = pruning && (has(Quirk.ENTERED_OPEN_CUT_BOUND) || has(Quirk.ENTERED_OPEN_CUT_TRUE));
            int entered = max ? -INFINITY : INFINITY;
            log.line(name, depth, open ? entered : value, alpha, beta);
        }
        for (int turn = 0; turn < Battlefield.CELLS; turn++) {
            int cell = cell(turn);
            if (board[cell] != 0) {
                continue;
            }
            int reply = reply(board, mover, cell, depth, low, high);
            boolean changed = (max ? reply > value : reply < value) || has(Quirk.VALUE_IS_LAST_REPLY);
            if (changed) {
                value = reply;
            }
            if (depth == 0 && (changed || best < 0 || has(Quirk.LAST_TIE) && reply == value)) {
                best = cell;
            }
            boolean cut = pruning && isCut(max, value, low, high);
            if ((!cut || has(Quirk.WINDOW_BEFORE_PRUNE_LINE)) && !has(Quirk.WINDOW_NEVER_UPDATED)) {
                low = max ? Math.max(low, value) : low;
                high = max ? high : Math.min(high, value);
            }
            if (cut ? !has(Quirk.PRUNE_LINE_MISSING) : changed || !has(Quirk.UPDATE_LINES_ONLY_WHEN_CHANGED)) {
                log.line(name, depth, cut ? clipping.loggedAtCut(value, alpha, beta) : value, low, high);
            }
            returned = has(Quirk.LAST_REPLY_RETURNED) ? reply : value;
            if (cut) {
                return clipping.returnedAtCut(returned, alpha, beta);
            }
        }
        return clipping.returned(returned, alpha, beta);
    }

    private int reply(int[] board, int mover, int cell, int depth, int low, int high) throws IOException {
        int side = has(Quirk.ALL_MOVES_ARE_OWN) ? player : mover;
        int[] after = field.play(board, side, cell);
        int[] evaluated = has(Quirk.EVALUATED_BEFORE_CONQUEST) ? Battlefield.place(board, side, cell) : after;
        return value(after, evaluated, -mover, log.name(cell), depth + 1, low, high);
    }

    private int evaluatedFor(int mover) {
        return has(Quirk.EVALUATED_FOR_SIDE_TO_MOVE)
                ? mover
                : has(Quirk.EVALUATED_FOR_SIDE_THAT_MOVED) ? -mover : player;
    }

    private boolean isMax(int mover, int depth) {
        return has(Quirk.X_IS_MAX) || has(Quirk.X_MAXIMISES)
                ? mover == Battlefield.X
                : depth % 2 == (has(Quirk.ROOT_IS_MIN) ? 1 : 0) || has(Quirk.BOTH_MAXIMISE);
    }

    private boolean isCut(boolean max, int value, int low, int high) {
        if (has(Quirk.NEVER_PRUNES)) {
            return false;
        }
        boolean strictly = has(Quirk.PRUNE_STRICTLY);
        return max ? strictly ? value > high : value >= high : strictly ? value < low : value <= low;
    }

    /** The cell that is tried at a turn. */
    private int cell(int turn) {
        return has(Quirk.COLUMN_MAJOR) || has(Quirk.ROW_LETTERS_COLUMN_MAJOR)
                ? turn % Battlefield.SIZE * Battlefield.SIZE + turn / Battlefield.SIZE
                : turn;
    }

    private boolean has(Quirk quirk) {
        return quirks.contains(quirk);
    }
}
