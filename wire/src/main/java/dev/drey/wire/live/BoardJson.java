package dev.drey.wire.live;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.drey.rules.Position;
import dev.drey.rules.Square;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The contents of the cells, row by row from the top left.
 *
 * @param owners one character per cell: {@code X}, {@code O}, or {@code -} for an empty cell
 * @param numbers the number on each cell, its nuts or its level; missing if all are 0
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonPropertyOrder({"owners", "numbers"})
public record BoardJson(String owners, @Nullable List<Integer> numbers) {
    public static BoardJson of(Position position) {
        List<Square> squares =
                position.game().grid().cells().stream().map(position::at).toList();
        StringBuilder owners = new StringBuilder(squares.size());
        squares.forEach(square ->
                owners.append(square.owner().map(side -> side.letter()).orElse('-')));
        List<Integer> numbers = squares.stream().map(Square::number).toList();
        boolean shown = numbers.stream().anyMatch(number -> number != 0);
        return new BoardJson(owners.toString(), shown ? numbers : null);
    }
}
