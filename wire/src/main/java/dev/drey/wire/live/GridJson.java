package dev.drey.wire.live;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.drey.rules.Grid;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The shape of a board, and what is written on it.
 *
 * @param rowLabels what stands beside each row, from the top
 * @param colLabels what stands above each column, from the left
 * @param cells the name of every cell, row by row
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
