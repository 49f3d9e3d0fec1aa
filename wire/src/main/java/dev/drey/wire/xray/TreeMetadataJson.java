package dev.drey.wire.xray;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.drey.rules.Cell;
import dev.drey.rules.Coordinates;
import dev.drey.rules.Grid;
import dev.drey.rules.Move;
import dev.drey.rules.Side;
import dev.drey.rules.Square;
import dev.drey.teach.Window;
import java.util.List;
import java.util.stream.IntStream;
import tools.jackson.databind.json.JsonMapper;

/**
 * All data of the page except the nodes. The page knows no rules: it gets names, cells and squares.
 *
 * @param max the letter of the side that is MAX
 * @param infinity the number that stands for infinity
 * @param windows whether the search had alpha-beta windows
 * @param moves the dictionary of the column of names
 * @param palette the dictionary of the column of squares
 * @param truths the dictionary of the column of true values, whose numbers start at 1
 * @param columns the columns in the order of the packed bytes
 */
@JsonPropertyOrder({
    "title",
    "position",
    "algorithm",
    "depth",
    "max",
    "infinity",
    "windows",
    "board",
    "moves",
    "palette",
    "truths",
    "columns"
})
record TreeMetadataJson(
        String title,
        String position,
        String algorithm,
        int depth,
        String max,
        int infinity,
        boolean windows,
        GridLabelsJson board,
        List<MoveJson> moves,
        List<SquareJson> palette,
        List<TrueValueJson> truths,
        List<ColumnJson> columns) {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** @param cells the names of the cells, row by row */
    @JsonPropertyOrder({"rowLabels", "columnLabels", "cells"})
    record GridLabelsJson(List<String> rowLabels, List<String> columnLabels, List<String> cells) {
        static GridLabelsJson of(Grid grid) {
            Coordinates names = grid.coordinates();
            return new GridLabelsJson(
                    IntStream.range(0, grid.rows()).mapToObj(names::rowLabel).toList(),
                    IntStream.range(0, grid.cols()).mapToObj(names::columnLabel).toList(),
                    grid.cells().stream().map(grid::name).toList());
        }
    }

    /** @param cells the indexes of the cells that the move touches */
    @JsonPropertyOrder({"text", "cells"})
    record MoveJson(String text, List<Integer> cells) {
        static MoveJson of(Move move, List<Cell> cells) {
            return new MoveJson(
                    move.text(), move.path().stream().map(cells::indexOf).toList());
        }
    }

    /** @param owner the letter of a side, or an empty string */
    @JsonPropertyOrder({"owner", "number"})
    record SquareJson(String owner, int number) {
        static SquareJson of(Square square) {
            return new SquareJson(
                    square.owner().map(Side::letter).map(String::valueOf).orElse(""), square.number());
        }
    }

    @JsonPropertyOrder({"text", "certainty"})
    record TrueValueJson(String text, String certainty) {}

    @JsonPropertyOrder({"name", "type", "length"})
    record ColumnJson(String name, String type, int length) {}

    static TreeMetadataJson of(XrayPage page, TreeColumns columns) {
        Grid grid = page.tree().start().game().grid();
        List<Cell> cells = grid.cells();
        return new TreeMetadataJson(
                page.title(),
                page.tree().start().text(),
                page.algorithm(),
                page.depth(),
                String.valueOf(page.tree().start().toMove().letter()),
                Window.INFINITY,
                page.tree().hasWindows(),
                GridLabelsJson.of(grid),
                columns.moves().stream().map(move -> MoveJson.of(move, cells)).toList(),
                columns.palette().stream().map(SquareJson::of).toList(),
                columns.trueValues().stream()
                        .map(value -> new TrueValueJson(
                                value.text(), value.certainty().text()))
                        .toList(),
                columns.columns().stream()
                        .map(column -> new ColumnJson(column.name(), column.type(), column.length()))
                        .toList());
    }

    /** Returns the JSON in one line, escaped so that it can stand in a script element. */
    String text() {
        return JSON.writeValueAsString(this).replace("<", "\\u003c");
    }
}
