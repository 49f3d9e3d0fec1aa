package dev.drey.classroom.grade.slip;

import java.util.Set;

/**
 * Where a fail-hard alpha-beta puts a bound in the place of a value.
 *
 * @param starts nodes begin with alpha or beta, not with an infinity
 * @param atCut a node that is cut off returns the bound it reached
 * @param logsAtCut and has it in its last line
 * @param elsewhere a node that is not cut off returns a bound if no move came up to it
 */
record Clipping(boolean starts, boolean atCut, boolean logsAtCut, boolean elsewhere) {
    static final Clipping NONE = new Clipping(false, false, false, false);

    static Clipping of(Set<Quirk> quirks) {
        return quirks.stream()
                .map(Clipping::of)
                .filter(some -> !some.equals(NONE))
                .findFirst()
                .orElse(NONE);
    }

    private static Clipping of(Quirk quirk) {
        return switch (quirk) {
            case CUT_RETURNS_BOUND -> new Clipping(false, true, false, false);
            case CUT_LOGS_BOUND -> new Clipping(false, true, true, false);
            case CLIPPED_WHEN_RETURNED -> new Clipping(false, true, false, true);
            case CLIPPED_WHEN_CUT -> new Clipping(false, true, true, true);
            case CLIPPED_ALWAYS -> new Clipping(true, true, true, true);
            case CLIPPED_ALWAYS_BUT_LOGGED_TRUE -> new Clipping(true, true, false, true);
            case FAIL_LOW_RETURNS_BOUND -> new Clipping(false, false, false, true);
            case VALUE_STARTS_AT_BOUND -> new Clipping(true, false, false, false);
            case ENTERED_OPEN_CUT_BOUND -> new Clipping(true, true, true, true);
            case ENTERED_OPEN_CUT_TRUE -> new Clipping(true, true, false, true);
            case CLIPPED_REPLIES -> new Clipping(false, true, false, true);
            default -> NONE;
        };
    }

    int start(boolean max, int alpha, int beta) {
        return starts ? max ? alpha : beta : max ? -SlippedSearch.INFINITY : SlippedSearch.INFINITY;
    }

    int loggedAtCut(int value, int alpha, int beta) {
        return logsAtCut ? clip(value, alpha, beta) : value;
    }

    int returnedAtCut(int value, int alpha, int beta) {
        return atCut ? clip(value, alpha, beta) : value;
    }

    int returned(int value, int alpha, int beta) {
        return elsewhere ? clip(value, alpha, beta) : value;
    }

    private static int clip(int value, int alpha, int beta) {
        return Math.max(alpha, Math.min(beta, value));
    }
}
