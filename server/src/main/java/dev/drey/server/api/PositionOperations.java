package dev.drey.server.api;

import static dev.drey.server.access.ProblemCode.BAD_JSON;
import static dev.drey.server.access.ProblemCode.BAD_REQUEST;
import static dev.drey.server.access.ProblemCode.TOO_LARGE;
import static dev.drey.server.access.ProblemCode.UNSUPPORTED_TYPE;
import static dev.drey.server.openapi.Operation.Method.GET;
import static dev.drey.server.openapi.Operation.Method.POST;

import dev.drey.server.openapi.Content;
import dev.drey.server.openapi.Operation;
import dev.drey.server.openapi.OperationTag;
import dev.drey.server.openapi.Parameter;
import dev.drey.server.openapi.PositionSchemas;
import dev.drey.server.openapi.RecordSchemas;
import java.util.List;

/** The operations about positions, independent of live games. */
final class PositionOperations {
    private static final Parameter POSITION = Parameter.query(
            "position", "The position as text, at most 1000 characters.", "adjacent-claim:3x3:XXX/OO-/---:X");

    static final Parameter START = POSITION.asRequired();

    static final Parameter MOVES =
            Parameter.query("moves", "Moves from there, with commas between them; at most 200.", "");

    static final Operation SHOW = Operation.of(
                    GET, "/api/position", "position", OperationTag.POSITIONS, "What can be played in a position", """
                    A position, or what comes of it by some moves: the boards on the way, every legal move with all that it \
                    changes, and how it ended. Say either `position` or `game`.
                    """)
            .withParameters(
                    POSITION,
                    Parameter.query(
                            "game",
                            "Instead of it: a game, for the position it starts with. Without its set-up, chance draws that where it usually does.",
                            ""),
                    MOVES)
            .withResponse(200, "The line of play.", Content.json(PositionSchemas.POSITION, "position"))
            .withProblems(BAD_REQUEST);

    static final Operation MOVE = Operation.of(
                    GET,
                    "/api/move",
                    "readMove",
                    OperationTag.POSITIONS,
                    "What a typed move means, or why it is not legal",
                    """
                    Reads a move as players type it. The answer has either the legal `move` or, with `reason` and `message`, why \
                    there is none. Cells with spaces between them are read as well, so a client can ask why somebody cannot \
                    point at a cell: in Santorini `00` is about the piece, `00 11` about the step, `00 10 22` about the tile.
                    """)
            .withParameters(
                    START,
                    Parameter.query("text", "The move, at most 64 characters.", "A1")
                            .asRequired())
            .withResponse(
                    200,
                    "The move, or what is wrong with it.",
                    Content.json(PositionSchemas.PARSED_MOVE, "typed-legal", "typed-illegal"))
            .withProblems(BAD_REQUEST);

    static final Operation RECORD = Operation.of(
                    GET, "/api/record", "record", OperationTag.POSITIONS, "Any line of play as a record", """
                    With the result that it has by rule: as text, or as JSON.
                    """)
            .withParameters(START, MOVES, GameOperations.FORMAT)
            .withResponse(
                    200,
                    "The record.",
                    Content.text("text/plain", "record-text"),
                    Content.json(RecordSchemas.RECORD, "record"))
            .withProblems(BAD_REQUEST);

    static final Operation READ = Operation.of(
                    POST, "/api/records", "readRecords", OperationTag.POSITIONS, "Read records", """
                    Reads a text that somebody has: records as text or as JSON, or, if `game` says of which, a transcript such as \
                    `f5d6c3` on every line. At most 20 games are read.
                    """)
            .withBody(Content.json(RecordSchemas.TEXT, "records-text"))
            .withResponse(200, "The games, and what could not be read.", Content.json(RecordSchemas.RECORDS, "records"))
            .withProblems(BAD_JSON, UNSUPPORTED_TYPE, TOO_LARGE);

    static final List<Operation> ALL = List.of(SHOW, MOVE, RECORD, READ);

    private PositionOperations() {}
}
