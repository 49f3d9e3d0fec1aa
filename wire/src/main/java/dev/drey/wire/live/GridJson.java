package dev.drey.wire.live;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.drey.rules.Grid;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The size and the labels of a board.
 *
 * @param rowLabels the labels of the rows, from the top
 * @param colLabels the labels of the columns, from the left
 * @param cells the names of all cells, row by row
 */
@JsonPropertyOrder({"rows", "cols", "rowLabels", "colLabels", "cells"})
public record GridJson(int rows, int cols, List<String> rowLabels, List<String> colLabels, List<String> cells) {
    public static GridJson of(Grid grid) {
        return new GridJson(
                grid.rows(),
                grid.cols(),
                IntStream.range(0, grid.rows())
                        .mapToObj(grid.coordinates()::rowLabel)
                        .toList(),
                IntStream.range(0, grid.cols())
                        .mapToObj(grid.coordinates()::columnLabel)
                        .toList(),
                grid.cells().stream().map(grid::name).toList());
    }
}
