package dev.drey.cli.terminal;

import dev.drey.rules.Cell;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Square;

/** Squirrels and nut values; an empty cell that would be a Raid has a + before its value. */
final class NutDrawing extends CellRenderer {
    @Override
    public int width() {
        return 3;
    }

    @Override
    public Face render(Position position, Cell cell, boolean open, boolean touched, Style style) {
        Square square = position.at(cell);
        String value = (square.number() < 10 ? " " : "") + square.number();
        return square.owner()
                .map(side -> new Face(side.letter() + value, toneOf(side, touched)))
                .orElseGet(() -> raid(position, cell, open)
                        ? new Face("+" + value, Tone.OPEN_STRONG)
                        : new Face(" " + value, open ? Tone.OPEN : Tone.FAINT));
    }

    private static boolean raid(Position position, Cell cell, boolean open) {
        return open
                && position.moves().stream()
                        .filter(move -> move.path().contains(cell))
                        .map((Move move) -> position.effect(move).verb())
                        .anyMatch("raid"::equals);
    }

    @Override
    public String legend(Position position, Style style) {
        return position.isOver() ? "" : "+ a Raid for " + position.toMove().letter() + "; other empty cells: a Sneak";
    }
}
