package dev.drey.server.api;

import static dev.drey.server.guard.ProblemCode.BAD_REQUEST;
import static dev.drey.server.openapi.Operation.Method.GET;

import dev.drey.server.openapi.Content;
import dev.drey.server.openapi.Operation;
import dev.drey.server.openapi.Parameter;
import dev.drey.server.openapi.PositionSchemas;
import dev.drey.server.openapi.Tag;
import java.util.List;

/** What can be asked about positions, whoever plays them. */
final class PositionOperations {
    static final Parameter MOVES =
            Parameter.query("moves", "Moves from there, with commas between them; at most 200.", "");

    static final Operation SHOW = Operation.of(
                    GET, "/api/position", "position", Tag.POSITIONS, "What can be played in a position", """
                    A position, or what comes of it by some moves: the boards on the way, every legal move with all that it \
                    changes, and how it ended. Say either `position` or `game`.
                    """)
            .with(
                    Parameter.query(
                            "position",
                            "The position as text, at most 1000 characters.",
                            "adjacent-claim:3x3:---/OX-/---:X"),
                    Parameter.query(
                            "game",
                            "Instead of it: a game, for the position it starts with. Without its set-up, chance draws that where it usually does.",
                            ""),
                    MOVES)
            .answering(200, "The line of play.", Content.json(PositionSchemas.POSITION, "position"))
            .failing(BAD_REQUEST);

    static final List<Operation> ALL = List.of(SHOW);

    private PositionOperations() {}
}
