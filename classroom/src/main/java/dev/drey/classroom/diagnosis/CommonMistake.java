package dev.drey.classroom.diagnosis;

import java.util.Locale;

/** A mistake that students often make, with its explanation. Reports call it a slip and show the constant's name as its title. */
public enum CommonMistake {
    LAST_TIE_WINS("Of several equally good moves the last one is chosen; it must be the first."),
    WINDOW_BEFORE_PRUNE_LINE(
            "Alpha or beta is updated before the line of a cut-off is logged; that line must show the old values."),
    LETTERS_AS_ROWS("Letters name rows; they must name columns, and digits rows: D3 is column 4, row 3."),
    COLUMN_BY_COLUMN("Moves are tried column by column; the order must be row by row: A1 B1 C1 D1 E1 A2 and so on."),
    SNEAK_CONQUERS("A sneak conquers neighbours; only a raid may, which is a move next to the player's own squirrel."),
    FAIL_HARD("Values are clipped to alpha and beta; a node must return the value it found, even outside the window."),
    START_IN_TRACE("The trace contains the initial board; it must begin with the board after the first move."),
    ONLY_LAST_STATE("The trace contains only the last board; it must contain the board after every move."),
    PRUNE_ONLY_STRICTLY(
            "A node is cut off only if its value is beyond the window; a value equal to beta (MAX) or alpha (MIN) must also cut it off."),
    NEVER_PRUNES("No node is ever cut off: this is minimax with two more columns."),
    PRUNE_LINE_MISSING("A node that is cut off returns without a last line; the new value must be logged first."),
    RAID_CONQUERS_DIAGONALS(
            "Diagonal cells count as neighbours; only the cells above, below, left and right are neighbours."),
    RAID_CHAINS(
            "Conquered cells conquer their own neighbours; a raid must conquer only the neighbours of the cell played."),
    NEVER_CONQUERS("A raid conquers nothing; it must conquer the opponent's neighbours of the cell played."),
    ALWAYS_FOR_X(
            "The evaluation is always X minus O; it must be the total of the player who searches minus the opponent's total."),
    X_IS_ALWAYS_MAX("X is always MAX; the player who searches must be MAX, X or O."),
    EVALUATED_FOR_MOVER(
            "A leaf is evaluated for the side that moves or has just moved; it must be evaluated for the player who searches."),
    EVALUATED_BEFORE_CONQUEST(
            "A leaf is evaluated before the last raid has conquered; it must be evaluated afterwards."),
    OPPONENT_NEVER_MOVES(
            "The search plays every move for the same player; the opponent must play the moves at odd depths."),
    OPPONENT_MAXIMISES("The opponent chooses the highest value; MIN must choose the lowest."),
    ROOT_IS_MIN("The root chooses the lowest value; the root and every even depth must be MAX."),
    LAST_REPLY_COUNTS("A node gets the value of the last move tried; it must get the value of the best move."),
    OWN_NUTS_ONLY("The evaluation counts only the player's own cells; the opponent's total must be subtracted."),
    GREEDY_USES_DEPTH("Greedy searches to the given depth; it must look one move ahead, whatever the depth."),
    FULL_BOARD_FORGOTTEN(
            "A full board above the cut-off depth is not treated as a leaf; it must be logged once, with its evaluation."),
    DEPTH_OFF_BY_ONE("The depth is off by one: the root has depth 0, and nodes at the cut-off depth are leaves."),
    INFINITY_MISSPELLED("Infinities are misspelled; they must be written as Infinity and -Infinity."),
    VALUES_AS_DECIMALS("Values are written as decimals; they must be whole numbers without a decimal point."),
    HEADER_MISSING(
            "The log has no header; it must begin with Node,Depth,Value (alpha-beta: Node,Depth,Value,Alpha,Beta)."),
    ENTRY_LINE_MISSING("Nodes are not logged when they are entered; they must be, before the first move is tried."),
    ONLY_CHANGES_LOGGED("A node is logged only after moves that change its value; it must be logged after every move."),
    X_BEGINS("X always begins the battle; the player named first must begin."),
    BLANK_LINES("There are blank lines between boards or lines; there must be none.");

    private final String explanation;

    CommonMistake(String explanation) {
        this.explanation = explanation;
    }

    /** One sentence for the student: what the program does, and what it must do. */
    public String explanation() {
        return explanation;
    }

    /** The name in words, such as {@code last tie wins}. */
    public String title() {
        return name().toLowerCase(Locale.ROOT)
                .replace('_', ' ')
                .replace(" x", " X")
                .replaceFirst("^x ", "X ");
    }
}
