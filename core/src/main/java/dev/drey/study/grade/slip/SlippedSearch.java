package dev.drey.study.grade.slip;

import java.io.IOException;
import java.util.Set;

/** Minimax and alpha-beta as a student may have written them. */
final class SlippedSearch {
    static final int INFINITY = Integer.MAX_VALUE;

    private final Battlefield field;
    private final Set<Quirk> quirks;
    private final boolean pruning;
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
        this.cutOff = cutOff;
        this.player = player;
        this.log = log;
        this.effort = effort;
    }

    /** The cell it takes. */
    int choose(int[] board) throws IOException {
        value(board, player, "root", 0, -INFINITY, INFINITY);
        return best;
    }

    private int value(int[] board, int mover, String name, int depth, int alpha, int beta) throws IOException {
        effort.spend();
        boolean full = Battlefield.isFull(board);
        if (depth == cutOff || full && !has(Quirk.FULL_BOARD_FORGOTTEN)) {
            int value = field.evaluation(board, player);
            log.line(name, depth, value, alpha, beta);
            return value;
        }
        boolean max = has(Quirk.X_IS_MAX) ? mover == Battlefield.X : depth % 2 == 0;
        int value = max ? -INFINITY : INFINITY;
        if (pruning && has(Quirk.CLIPPED_ALWAYS)) {
            value = max ? alpha : beta;
        }
        int low = alpha;
        int high = beta;
        if (!has(Quirk.ENTRY_LINE_MISSING)) {
            log.line(name, depth, value, alpha, beta);
        }
        for (int turn = 0; turn < Battlefield.CELLS; turn++) {
            int cell = cell(turn);
            if (board[cell] != 0) {
                continue;
            }
            int reply = value(field.play(board, mover, cell), -mover, log.name(cell), depth + 1, low, high);
            boolean changed = max ? reply > value : reply < value;
            if (changed) {
                value = reply;
            }
            if (depth == 0 && (changed || best < 0 || has(Quirk.LAST_TIE) && reply == value)) {
                best = cell;
            }
            boolean cut = pruning && isCut(max, value, low, high);
            if (!cut || has(Quirk.WINDOW_BEFORE_PRUNE_LINE)) {
                low = max ? Math.max(low, value) : low;
                high = max ? high : Math.min(high, value);
            }
            if (cut && (has(Quirk.CLIPPED_WHEN_CUT) || has(Quirk.CLIPPED_ALWAYS))) {
                value = clip(value, alpha, beta);
            }
            if (cut ? !has(Quirk.PRUNE_LINE_MISSING) : changed || !has(Quirk.UPDATE_LINES_ONLY_WHEN_CHANGED)) {
                log.line(name, depth, value, low, high);
            }
            if (cut) {
                break;
            }
        }
        return returned(value, alpha, beta);
    }

    private boolean isCut(boolean max, int value, int low, int high) {
        if (has(Quirk.NEVER_PRUNES)) {
            return false;
        }
        boolean strictly = has(Quirk.PRUNE_STRICTLY);
        return max ? strictly ? value > high : value >= high : strictly ? value < low : value <= low;
    }

    private int returned(int value, int alpha, int beta) {
        boolean clips = has(Quirk.CLIPPED_WHEN_RETURNED) || has(Quirk.CLIPPED_WHEN_CUT) || has(Quirk.CLIPPED_ALWAYS);
        return pruning && clips ? clip(value, alpha, beta) : value;
    }

    private static int clip(int value, int alpha, int beta) {
        return Math.max(alpha, Math.min(beta, value));
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
