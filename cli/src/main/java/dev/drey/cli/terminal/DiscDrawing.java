package dev.drey.cli.terminal;

import dev.drey.rules.Side;

/** Discs, round where the terminal has them. */
final class DiscDrawing extends Drawing {
    @Override
    protected String piece(Side side, Style style) {
        return style == Style.PLAIN ? super.piece(side, style) : side == Side.FIRST ? "●" : "○";
    }
}
