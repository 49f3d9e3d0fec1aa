package dev.drey.rules.santorini;

import dev.drey.rules.BoardText;
import dev.drey.rules.Side;
import dev.drey.rules.TextSlice;
import java.util.List;

/**
 * Boards of Santorini as text: the rows from the top, separated by {@code /}. A cell is its level, 0 to 3 or 4 for a
 * ruin, followed by X or O if a piece stands there.
 */
final class SantoriniBoardText {
    private static final String CELL = "a level from 0 to 3 (4 is a ruin), then X or O if a piece stands there";

    private SantoriniBoardText() {}

    static String write(SantoriniPosition position) {
        StringBuilder text = new StringBuilder(40);
        for (int cell = 0; cell < SantoriniKernel.CELLS; cell++) {
            text.append(cell > 0 && cell % SantoriniKernel.SIZE == 0 ? "/" : "").append(position.level(cell));
            position.at(SantoriniMoves.cell(cell)).owner().ifPresent(side -> text.append(side.letter()));
        }
        return text.toString();
    }

    static SantoriniPosition read(Santorini game, TextSlice board, Side toMove) {
        int[] levels = new int[5];
        int[] pieces = new int[2];
        List<TextSlice> rows = BoardText.split(Santorini.GRID, board);
        for (int row = 0; row < SantoriniKernel.SIZE; row++) {
            readRow(rows.get(row), row, levels, pieces);
        }
        for (Side side : Side.values()) {
            int count = Integer.bitCount(pieces[side.ordinal()]);
            if (count != 2) {
                throw board.error(
                        side.letter() + " has " + count + (count == 1 ? " piece" : " pieces"), "two for each side");
            }
        }
        if ((pieces[toMove.ordinal()] & levels[3]) != 0) {
            throw board.error(
                    toMove.letter() + " is to move but has a piece on level 3",
                    "the other side to move, because stepping onto level 3 wins at once");
        }
        if (Integer.bitCount(pieces[toMove.other().ordinal()] & levels[3]) > 1) {
            throw board.error("two pieces are on level 3", "at most one, because stepping there wins at once");
        }
        return new SantoriniPosition(
                game,
                levels[1],
                levels[2],
                levels[3],
                levels[4],
                pieces[toMove.ordinal()],
                pieces[toMove.other().ordinal()],
                toMove);
    }

    private static void readRow(TextSlice text, int row, int[] levels, int[] pieces) {
        int at = 0;
        for (int col = 0; col < SantoriniKernel.SIZE; col++) {
            if (at == text.length()) {
                throw text.errorAt(at, "row " + (row + 1) + " has " + col + " cells", "5, each " + CELL);
            }
            int bit = 1 << (row * SantoriniKernel.SIZE + col);
            int level = text.charAt(at) - '0';
            if (level < 0 || level > 4) {
                throw text.errorAt(at, "invalid cell " + text.from(at).quoted(), CELL);
            }
            for (int i = 1; i <= level; i++) {
                levels[i] |= bit;
            }
            at++;
            if (at < text.length() && Character.isLetter(text.charAt(at))) {
                pieces[side(text, at).ordinal()] |= bit;
                if (level == 4) {
                    throw text.errorAt(at, "a piece stands on a ruin", "no piece on level 4");
                }
                at++;
            }
        }
        if (at < text.length()) {
            throw text.errorAt(at, "row " + (row + 1) + " has more than 5 cells", "5, each " + CELL);
        }
    }

    private static Side side(TextSlice text, int at) {
        return switch (text.charAt(at)) {
            case 'X', 'x' -> Side.FIRST;
            case 'O', 'o' -> Side.SECOND;
            default -> throw text.errorAt(at, "unknown piece " + text.from(at).quoted(), "X or O");
        };
    }
}
