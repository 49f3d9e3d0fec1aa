package dev.drey.cli.terminal;

import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.stream.Collectors;

/** The list of legal moves, as it is shown. */
final class Moves {
    private Moves() {}

    static String available(Position position) {
        return position.moves().stream().map(Move::text).collect(Collectors.joining(", ", "Available moves: [", "]"));
    }
}
