package dev.drey.classroom.diagnosis;

import java.util.Locale;

/** A mistake that students often make, with its explanation. Reports call it a slip and show the constant's name as its title. */
public enum CommonMistake {
    LAST_TIE_WINS(
            "Of several best moves the last is taken; a move must be better, not just as good, to replace the one before."),
    WINDOW_BEFORE_PRUNE_LINE(
            "Alpha or beta is updated before the line of a cut-off is logged; that line shows them as they were."),
    LETTERS_AS_ROWS("Letters are used for rows; they are columns, and digits are rows: D3 is column 4, row 3."),
    COLUMN_BY_COLUMN("Moves are tried column by column; the order is row by row: A1 B1 C1 D1 E1 A2 and so on."),
    SNEAK_CONQUERS("A Sneak conquers; only a Raid, next to a squirrel of one's own, takes the enemies beside it."),
    FAIL_HARD("Values are clipped to alpha and beta; a node returns the true value it found, even outside the window."),
    START_IN_TRACE("The trace begins with the board at the start; its first board is the one after the first move."),
    ONLY_LAST_STATE("The trace has only the last board; it needs the board after every move."),
    PRUNE_ONLY_STRICTLY(
            "Moves are cut off only when the value is beyond the window; a value equal to alpha (MIN) or beta (MAX) cuts, too."),
    NEVER_PRUNES("Nothing is ever cut off: this is minimax with two more columns."),
    PRUNE_LINE_MISSING("A node that is cut off returns without its last line; the new value is logged first."),
    RAID_CONQUERS_DIAGONALS(
            "Diagonal neighbours count as beside; only the four cells above, below, left and right do."),
    RAID_CHAINS("A conquered cell conquers in turn; a Raid takes only the enemies beside the cell that was played."),
    NEVER_CONQUERS("A Raid conquers nothing; it takes the enemies beside the cell that was played."),
    ALWAYS_FOR_X(
            "The evaluation is always X minus O; it is the total of the player the search is for minus the opponent's."),
    X_IS_ALWAYS_MAX("X is always MAX; MAX is the player the search is for, be it X or O."),
    EVALUATED_FOR_MOVER(
            "A leaf is evaluated for whoever moves or has just moved there; it is always for the player the search is for."),
    EVALUATED_BEFORE_CONQUEST("A leaf is evaluated before the Raid that leads to it has conquered; it comes after."),
    OPPONENT_NEVER_MOVES(
            "Every move of the search is played with one's own squirrels; at odd depths they are the opponent's."),
    OPPONENT_MAXIMISES("The opponent's moves are chosen as one's own, the highest value; MIN takes the lowest."),
    ROOT_IS_MIN("The root takes the lowest value; it is MAX, and so is every even depth."),
    LAST_REPLY_COUNTS("A node has the value of the last move tried; it is that of the best one."),
    OWN_NUTS_ONLY("The evaluation counts only one's own cells; the opponent's total is to be taken off."),
    GREEDY_USES_DEPTH("Greedy looks as deep as the depth says; it looks one move ahead, whatever depth is given."),
    FULL_BOARD_FORGOTTEN(
            "A full board above the cut-off depth is not taken for a leaf; it is logged once, with its evaluation."),
    DEPTH_OFF_BY_ONE("The depth is off by one: the root has depth 0, and nodes at the cut-off depth are leaves."),
    INFINITY_SPELLED_OTHERWISE("Infinities are not written as they should be: they are Infinity and -Infinity."),
    VALUES_AS_DECIMALS("Values are written as decimals; they are whole numbers, without a point."),
    HEADER_MISSING("The log has no header; it begins with Node,Depth,Value (alpha-beta: Node,Depth,Value,Alpha,Beta)."),
    ENTRY_LINE_MISSING("Nodes are not logged when they are entered, before their moves are tried."),
    ONLY_CHANGES_LOGGED(
            "A node is logged after a move only if its value changed; it is logged after each, changed or not."),
    X_BEGINS("X always begins the battle; the player named first does."),
    BLANK_LINES_BETWEEN("There are blank lines between boards or lines; there should be none.");

    private final String explanation;

    CommonMistake(String explanation) {
        this.explanation = explanation;
    }

    /** One sentence for the student: the program's behaviour and the correct one. */
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
