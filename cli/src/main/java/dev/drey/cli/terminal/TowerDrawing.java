package dev.drey.cli.terminal;

import dev.drey.rules.Cell;
import dev.drey.rules.Position;
import dev.drey.rules.Square;

/** Towers as their level, the piece on them behind it; dead cells crossed out; a dot where a piece can step. */
final class TowerDrawing extends CellRenderer {
    private static final int DEAD = 4;

    @Override
    public int width() {
        return 2;
    }

    @Override
    public Face render(Position position, Cell cell, boolean open, boolean touched, Style style) {
        Square square = position.at(cell);
        if (square.number() == DEAD) {
            return new Face(style == Style.RICH ? "▒▒" : "##", touched ? Tone.TOUCHED : Tone.DEAD);
        }
        return square.owner()
                .map(side -> new Face("" + square.number() + side.letter(), toneOf(side, touched)))
                .orElseGet(() -> {
                    boolean reachable = stepsTo(position, cell);
                    Tone tone = touched ? Tone.TOUCHED : reachable ? Tone.OPEN_STRONG : level(square.number());
                    return new Face(square.number() + (reachable ? dot(style) : " "), tone);
                });
    }

    private static Tone level(int level) {
        return level == 0 ? Tone.FAINT : Tone.TITLE;
    }

    private static boolean stepsTo(Position position, Cell cell) {
        return position.moves().stream().anyMatch(move -> move.path().get(1).equals(cell));
    }

    @Override
    public String legend(Position position, Style style) {
        return position.isOver()
                ? ""
                : "digits are levels, " + (style == Style.RICH ? "▒▒" : "##") + " is dead, " + dot(style)
                        + " a step of " + position.toMove().letter();
    }
}
