package dev.drey.classroom.diagnosis;

/**
 * One exact way in which a program can differ from a correct one. A {@link CommonMistake} has one or more variants. If several
 * variants explain the same answers, the first one in this order is reported.
 */
enum MistakeVariant {
    LAST_TIE(CommonMistake.LAST_TIE_WINS),
    COLUMN_MAJOR(CommonMistake.COLUMN_BY_COLUMN),
    ROW_LETTERS(CommonMistake.LETTERS_AS_ROWS),
    ROW_LETTERS_COLUMN_MAJOR(CommonMistake.LETTERS_AS_ROWS),
    SNEAK_CONQUERS(CommonMistake.SNEAK_CONQUERS),
    RAID_IN_EIGHT_DIRECTIONS(CommonMistake.RAID_CONQUERS_DIAGONALS),
    CONQUEST_IN_EIGHT_DIRECTIONS(CommonMistake.RAID_CONQUERS_DIAGONALS),
    RAID_CHAINS(CommonMistake.RAID_CHAINS),
    NEVER_CONQUERS(CommonMistake.NEVER_CONQUERS),
    X_MINUS_O(CommonMistake.ALWAYS_FOR_X),
    X_IS_MAX(CommonMistake.ALWAYS_FOR_X),
    X_MAXIMISES(CommonMistake.X_IS_ALWAYS_MAX),
    OWN_NUTS_ONLY(CommonMistake.OWN_NUTS_ONLY),
    EVALUATED_FOR_SIDE_TO_MOVE(CommonMistake.EVALUATED_FOR_MOVER),
    EVALUATED_FOR_SIDE_THAT_MOVED(CommonMistake.EVALUATED_FOR_MOVER),
    EVALUATED_BEFORE_CONQUEST(CommonMistake.EVALUATED_BEFORE_CONQUEST),
    ALL_MOVES_ARE_OWN(CommonMistake.OPPONENT_NEVER_MOVES),
    ROOT_IS_MIN(CommonMistake.ROOT_IS_MIN),
    BOTH_MAXIMISE(CommonMistake.OPPONENT_MAXIMISES),
    VALUE_IS_LAST_REPLY(CommonMistake.LAST_REPLY_COUNTS),
    LAST_REPLY_RETURNED(CommonMistake.LAST_REPLY_COUNTS),
    GREEDY_USES_DEPTH(CommonMistake.GREEDY_USES_DEPTH),
    FULL_BOARD_FORGOTTEN(CommonMistake.FULL_BOARD_FORGOTTEN),
    ONE_PLY_LESS(CommonMistake.DEPTH_OFF_BY_ONE),
    ONE_PLY_MORE(CommonMistake.DEPTH_OFF_BY_ONE),
    ROOT_HAS_DEPTH_ONE(CommonMistake.DEPTH_OFF_BY_ONE),
    WINDOW_BEFORE_PRUNE_LINE(CommonMistake.WINDOW_BEFORE_PRUNE_LINE),
    PRUNE_STRICTLY(CommonMistake.PRUNE_ONLY_STRICTLY),
    NEVER_PRUNES(CommonMistake.NEVER_PRUNES),
    WINDOW_NEVER_UPDATED(CommonMistake.NEVER_PRUNES),
    PRUNE_LINE_MISSING(CommonMistake.PRUNE_LINE_MISSING),
    CUT_RETURNS_BOUND(CommonMistake.FAIL_HARD),
    CUT_LOGS_BOUND(CommonMistake.FAIL_HARD),
    CLIPPED_WHEN_RETURNED(CommonMistake.FAIL_HARD),
    CLIPPED_WHEN_CUT(CommonMistake.FAIL_HARD),
    CLIPPED_ALWAYS(CommonMistake.FAIL_HARD),
    CLIPPED_EXCEPT_CUT_LINE(CommonMistake.FAIL_HARD),
    FAIL_LOW_RETURNS_BOUND(CommonMistake.FAIL_HARD),
    VALUE_STARTS_AT_BOUND(CommonMistake.FAIL_HARD),
    CLIPPED_EXCEPT_ENTRY_LINE(CommonMistake.FAIL_HARD),
    CLIPPED_EXCEPT_ENTRY_AND_CUT_LINES(CommonMistake.FAIL_HARD),
    CLIPPED_WHEN_RETURNED_AND_AT_LEAVES(CommonMistake.FAIL_HARD),
    CLIPPED_LEAVES(CommonMistake.FAIL_HARD),
    HEADER_MISSING(CommonMistake.HEADER_MISSING),
    ENTRY_LINE_MISSING(CommonMistake.ENTRY_LINE_MISSING),
    UPDATE_LINES_ONLY_WHEN_CHANGED(CommonMistake.ONLY_CHANGES_LOGGED),
    INFINITY_SPELLED(CommonMistake.INFINITY_MISSPELLED),
    VALUES_AS_DECIMALS(CommonMistake.VALUES_AS_DECIMALS),
    START_IN_TRACE(CommonMistake.START_IN_TRACE),
    LAST_STATE_ONLY(CommonMistake.ONLY_LAST_STATE),
    X_BEGINS(CommonMistake.X_BEGINS),
    BLANK_BETWEEN_BOARDS(CommonMistake.BLANK_LINES),
    BLANK_BETWEEN_LINES(CommonMistake.BLANK_LINES);

    private final CommonMistake mistake;

    MistakeVariant(CommonMistake mistake) {
        this.mistake = mistake;
    }

    CommonMistake mistake() {
        return mistake;
    }
}
