package dev.drey.cli.terminal;

import dev.drey.cli.terminal.Style.Tone;
import dev.drey.rules.Cell;
import dev.drey.rules.Grid;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Draws a board with coordinates, the contents of the cells, the cells of legal moves, and the last move. */
public final class BoardRenderer {
    private final Position position;
    private final Style style;
    private final CellRenderer cells;
    private final Grid grid;
    private final int width;
    private final Set<Cell> openCells = new HashSet<>();
    private final Set<Cell> lastMoveCells = new HashSet<>();

    private BoardRenderer(Position position, Optional<Move> last, Style style) {
        this.position = position;
        this.style = style;
        this.cells = CellRenderers.of(position.game());
        this.grid = position.game().grid();
        this.width = cells.width();
        position.moves().forEach(move -> openCells.addAll(move.path()));
        last.ifPresent(move -> lastMoveCells.addAll(withoutStart(move.path())));
    }

    /** Returns the lines of a board, without line ends. */
    public static List<String> render(Position position, Optional<Move> last, Style style) {
        BoardRenderer board = new BoardRenderer(position, last, style);
        return style.hasBoxes() ? board.boxed() : board.plain();
    }

    /** The cells of a move without the one that the piece left. */
    private static List<Cell> withoutStart(List<Cell> path) {
        return path.size() > 1 ? path.subList(1, path.size()) : path;
    }

    private List<String> plain() {
        List<String> lines = new ArrayList<>();
        lines.add(header(width + 3).stripTrailing());
        for (int row = 0; row < grid.rows(); row++) {
            StringBuilder line = new StringBuilder(label(row));
            for (int col = 0; col < grid.cols(); col++) {
                Cell cell = new Cell(row, col);
                boolean last = lastMoveCells.contains(cell);
                line.append(last ? " <" : " [").append(render(cell).text()).append(last ? '>' : ']');
            }
            lines.add(line.toString());
        }
        addLegend(lines);
        return lines;
    }

    private List<String> boxed() {
        List<String> lines = new ArrayList<>();
        lines.add(header(width + 3));
        lines.add(rule("┌", "┬", "┐"));
        for (int row = 0; row < grid.rows(); row++) {
            String edge = style.paint(Tone.FAINT, "│");
            StringBuilder line = new StringBuilder(label(row)).append(" ").append(edge);
            for (int col = 0; col < grid.cols(); col++) {
                Cell cell = new Cell(row, col);
                CellRenderer.RenderedCell rendered = render(cell);
                // Without colours, signs mark the last move.
                boolean marked = !style.hasColours() && lastMoveCells.contains(cell);
                String text = marked ? "<" + rendered.text() + ">" : " " + rendered.text() + " ";
                line.append(style.paint(rendered.tone(), text)).append(edge);
            }
            lines.add(line.toString());
            lines.add(row + 1 < grid.rows() ? rule("├", "┼", "┤") : rule("└", "┴", "┘"));
        }
        addLegend(lines);
        return lines;
    }

    private void addLegend(List<String> lines) {
        cells.legend(position, style).forEach(line -> lines.add(style.paint(Tone.FAINT, "  " + line)));
    }

    private CellRenderer.RenderedCell render(Cell cell) {
        return cells.render(position, cell, openCells.contains(cell), lastMoveCells.contains(cell), style);
    }

    private String label(int row) {
        return grid.coordinates().rowLabel(row);
    }

    /** The column labels, each centred above its column. */
    private String header(int pitch) {
        StringBuilder line = new StringBuilder(style.hasBoxes() ? "  " : " ");
        for (int col = 0; col < grid.cols(); col++) {
            String label = grid.coordinates().columnLabel(col);
            int before = (pitch + (style.hasBoxes() ? 0 : 1)) / 2;
            line.append(" ".repeat(before)).append(label).append(" ".repeat(pitch - before - label.length()));
        }
        return line.toString();
    }

    private String rule(String left, String middle, String right) {
        List<String> parts = new ArrayList<>();
        for (int col = 0; col < grid.cols(); col++) {
            parts.add("─".repeat(width + 2));
        }
        return "  " + style.paint(Tone.FAINT, left + String.join(middle, parts) + right);
    }
}
