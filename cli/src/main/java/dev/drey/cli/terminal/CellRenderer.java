package dev.drey.cli.terminal;

import dev.drey.rules.Cell;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.rules.Square;

/** How a game's cells are drawn. This one serves any game of pieces on a grid; a game may have its own. */
public class CellRenderer {
    /** How many characters a cell shows. */
    public int width() {
        return 1;
    }

    /** What a cell shows, {@code open} if a move may go there, {@code touched} if the last move did. */
    public Face render(Position position, Cell cell, boolean open, boolean touched, Style style) {
        Square square = position.at(cell);
        return square.owner()
                .map(side -> new Face(String.valueOf(side.letter()), toneOf(side, touched)))
                .orElseGet(() -> open ? new Face(dot(style), Tone.OPEN) : new Face(" ", Tone.PLAIN));
    }

    /** A line under the board that explains its signs; empty if they need none. */
    public String legend(Position position, Style style) {
        return "";
    }

    protected static Tone toneOf(Side side, boolean touched) {
        if (side == Side.FIRST) {
            return touched ? Tone.FIRST_LAST : Tone.FIRST;
        }
        return touched ? Tone.SECOND_LAST : Tone.SECOND;
    }

    protected static String dot(Style style) {
        return style == Style.RICH ? "·" : ".";
    }
}
