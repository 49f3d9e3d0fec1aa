package dev.drey.cli.terminal;

import dev.drey.cli.terminal.Style.Tone;
import dev.drey.rules.Cell;
import dev.drey.rules.Game;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.rules.Square;
import dev.drey.rules.santorini.PieceType;
import dev.drey.rules.santorini.Santorini;
import java.util.List;
import java.util.Map;

/** The cell renderer of each game. A game without an entry is drawn by the default {@link CellRenderer}. */
final class CellRenderers {
    private static final CellRenderer DEFAULT = new CellRenderer();
    private static final Map<String, CellRenderer> BY_GAME = Map.of(
            "squirrel-war", new NutRenderer(),
            "santorini", new TowerRenderer(),
            "shellos-shuffle", new DiscRenderer(),
            "othello", new DiscRenderer());

    private CellRenderers() {}

    static CellRenderer of(Game game) {
        return BY_GAME.getOrDefault(game.kind().id(), DEFAULT);
    }

    /** Black and white discs on green; round where the terminal can show them. */
    private static final class DiscRenderer extends CellRenderer {
        @Override
        RenderedCell render(Position position, Cell cell, boolean open, boolean touched, Style style) {
            return position.at(cell)
                    .owner()
                    .map(side -> new RenderedCell(disc(side, style), tone(side, touched)))
                    .orElseGet(() -> new RenderedCell(open ? dot(style) : " ", Tone.FELT));
        }

        private static String disc(Side side, Style style) {
            return style.hasBoxes() ? side == Side.FIRST ? "●" : "○" : String.valueOf(side.letter());
        }

        private static Tone tone(Side side, boolean touched) {
            if (side == Side.FIRST) {
                return touched ? Tone.BLACK_LAST : Tone.BLACK;
            }
            return touched ? Tone.WHITE_LAST : Tone.WHITE;
        }

        @Override
        List<String> legend(Position position, Style style) {
            return List.of(disc(Side.FIRST, style) + " black, " + disc(Side.SECOND, style) + " white");
        }
    }

    /** Squirrels and nut values; an empty cell that can be raided has a + before its value. */
    private static final class NutRenderer extends CellRenderer {
        @Override
        int width() {
            return 3;
        }

        @Override
        RenderedCell render(Position position, Cell cell, boolean open, boolean touched, Style style) {
            Square square = position.at(cell);
            String value = (square.number() < 10 ? " " : "") + square.number();
            return square.owner()
                    .map(side -> new RenderedCell(side.letter() + value, toneOf(side, touched)))
                    .orElseGet(() -> raid(position, cell, open)
                            ? new RenderedCell("+" + value, Tone.OPEN_STRONG)
                            : new RenderedCell(" " + value, open ? Tone.OPEN : Tone.FAINT));
        }

        private static boolean raid(Position position, Cell cell, boolean open) {
            return open
                    && position.moves().stream()
                            .filter(move -> move.path().contains(cell))
                            .map((Move move) -> position.effect(move).verb())
                            .anyMatch("raid"::equals);
        }

        @Override
        List<String> legend(Position position, Style style) {
            return position.isOver()
                    ? List.of()
                    : List.of("+ Raid for " + position.toMove().letter() + ", elsewhere Sneak");
        }
    }

    /**
     * Tower levels, each with the piece on it: the letter of its side and a sign for its type. Dead cells are crossed out;
     * a dot marks cells that a piece can step to.
     */
    private static final class TowerRenderer extends CellRenderer {
        private static final int DEAD = 4;

        @Override
        int width() {
            return 3;
        }

        @Override
        RenderedCell render(Position position, Cell cell, boolean open, boolean touched, Style style) {
            Square square = position.at(cell);
            if (square.number() == DEAD) {
                return new RenderedCell(dead(style), touched ? Tone.TOUCHED : Tone.DEAD);
            }
            return square.owner()
                    .map(side -> {
                        PieceType type = ((Santorini) position.game()).type(side);
                        return new RenderedCell(
                                "" + square.number() + side.letter() + sign(type, style), toneOf(side, touched));
                    })
                    .orElseGet(() -> {
                        boolean reachable = stepsTo(position, cell);
                        Tone tone = touched ? Tone.TOUCHED : reachable ? Tone.OPEN_STRONG : level(square.number());
                        return new RenderedCell(square.number() + (reachable ? dot(style) : " ") + " ", tone);
                    });
        }

        private static String dead(Style style) {
            return style.hasBoxes() ? "▒▒▒" : "###";
        }

        /** In ASCII, a cube is a plus, because it steps along rows and columns. */
        private static String sign(PieceType type, Style style) {
            if (type == PieceType.CUBE) {
                return style.hasBoxes() ? "■" : "+";
            }
            return style.hasBoxes() ? "▲" : "^";
        }

        private static Tone level(int level) {
            return level == 0 ? Tone.FAINT : Tone.TITLE;
        }

        private static boolean stepsTo(Position position, Cell cell) {
            return position.moves().stream().anyMatch(move -> move.path().get(1).equals(cell));
        }

        @Override
        List<String> legend(Position position, Style style) {
            return position.isOver()
                    ? List.of()
                    : List.of(
                            "digits: levels, " + dead(style) + " ruin, " + dot(style) + " steps of "
                                    + position.toMove().letter(),
                            sign(PieceType.CUBE, style) + " cube, " + sign(PieceType.PYRAMID, style) + " pyramid");
        }
    }
}
