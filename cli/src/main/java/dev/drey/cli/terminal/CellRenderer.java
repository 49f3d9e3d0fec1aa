package dev.drey.cli.terminal;

import dev.drey.rules.Cell;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.rules.Square;
import java.util.List;

/** Draws the cells of a board. This default serves any game with pieces on a grid; a game may have its own. */
class CellRenderer {
    /**
     * A drawn cell.
     *
     * @param text the characters, as wide as every cell of the renderer
     * @param tone the colours, where the terminal has any
     */
    record RenderedCell(String text, Style.Tone tone) {}

    /** The number of characters in each cell. */
    int width() {
        return 1;
    }

    /**
     * Draws a cell.
     *
     * @param open whether a legal move goes there
     * @param touched whether the last move went there
     */
    RenderedCell render(Position position, Cell cell, boolean open, boolean touched, Style style) {
        Square square = position.at(cell);
        return square.owner()
                .map(side -> new RenderedCell(String.valueOf(side.letter()), toneOf(side, touched)))
                .orElseGet(() ->
                        open ? new RenderedCell(dot(style), Style.Tone.OPEN) : new RenderedCell(" ", Style.Tone.PLAIN));
    }

    /** The lines below the board that explain its signs, at most 38 columns wide. */
    List<String> legend(Position position, Style style) {
        return List.of();
    }

    static Style.Tone toneOf(Side side, boolean touched) {
        if (side == Side.FIRST) {
            return touched ? Style.Tone.FIRST_LAST : Style.Tone.FIRST;
        }
        return touched ? Style.Tone.SECOND_LAST : Style.Tone.SECOND;
    }

    static String dot(Style style) {
        return style.hasBoxes() ? "·" : ".";
    }
}
