package dev.drey.cli.terminal;

import dev.drey.rules.Cell;
import dev.drey.rules.Position;
import dev.drey.rules.Side;

/** Black and white discs on green, round where the terminal has them. */
final class DiscDrawing extends CellRenderer {
    @Override
    public Face render(Position position, Cell cell, boolean open, boolean touched, Style style) {
        return position.at(cell)
                .owner()
                .map(side -> new Face(disc(side, style), tone(side, touched)))
                .orElseGet(() -> new Face(open ? dot(style) : " ", Tone.FELT));
    }

    private static String disc(Side side, Style style) {
        return style == Style.PLAIN ? String.valueOf(side.letter()) : side == Side.FIRST ? "●" : "○";
    }

    private static Tone tone(Side side, boolean touched) {
        if (side == Side.FIRST) {
            return touched ? Tone.BLACK_LAST : Tone.BLACK;
        }
        return touched ? Tone.WHITE_LAST : Tone.WHITE;
    }

    @Override
    public String legend(Position position, Style style) {
        return disc(Side.FIRST, style) + " black, " + disc(Side.SECOND, style) + " white";
    }
}
