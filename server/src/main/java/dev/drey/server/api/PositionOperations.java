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
            Parameter.query("moves", "Moves from the position, separated by commas; at most 200.", "");

    static final Operation SHOW = Operation.of(
                    GET, "/api/position", "position", OperationTag.POSITIONS, "Get a position and its legal moves", """
                    A position, or the positions after some moves: each board, every legal move of the last position with its \
                    effect, and the result if the game is over. Give either `position` or `game`.
                    """)
            .withParameters(
                    POSITION,
                    Parameter.query(
                            "game",
                            "A game instead of a position: its start position. Without a set-up, the default or a random one.",
                            ""),
                    MOVES)
            .withResponse(200, "The positions and the legal moves.", Content.json(PositionSchemas.POSITION, "position"))
            .withProblems(BAD_REQUEST);

    static final Operation MOVE = Operation.of(
                    GET, "/api/move", "readMove", OperationTag.POSITIONS, "Parse a typed move", """
                    Parses a move as players type it. The response has either the legal `move`, or a `reason` and a `message` why it \
                    is not legal. The text may also be cells separated by spaces, so that a client can explain why a cell cannot \
                    be selected. In Santorini, `00` asks about the piece, `00 11` about the step and `00 10 22` about the tile.
                    """)
            .withParameters(
                    START,
                    Parameter.query("text", "The move, at most 64 characters.", "A1")
                            .asRequired())
            .withResponse(
                    200,
                    "The move, or why it is not legal.",
                    Content.json(PositionSchemas.PARSED_MOVE, "typed-legal", "typed-illegal"))
            .withProblems(BAD_REQUEST);

    static final Operation RECORD = Operation.of(
                    GET, "/api/record", "record", OperationTag.POSITIONS, "Convert a line of moves to a record", """
                    The record as text or as JSON, with the result according to the rules.
                    """)
            .withParameters(START, MOVES, GameOperations.FORMAT)
            .withResponse(
                    200,
                    "The record.",
                    Content.text("text/plain", "record-text"),
                    Content.json(RecordSchemas.RECORD, "record"))
            .withProblems(BAD_REQUEST);

    static final Operation READ = Operation.of(
                    POST, "/api/records", "readRecords", OperationTag.POSITIONS, "Parse records", """
                    Parses records as text or as JSON. With `game`, it parses transcripts of that game instead, one per line, such \
                    as `f5d6c3`. It reads at most 20 games.
                    """)
            .withBody(Content.json(RecordSchemas.TEXT, "records-text"))
            .withResponse(200, "The games and the errors.", Content.json(RecordSchemas.RECORDS, "records"))
            .withProblems(BAD_JSON, UNSUPPORTED_TYPE, TOO_LARGE);

    static final List<Operation> ALL = List.of(SHOW, MOVE, RECORD, READ);

    private PositionOperations() {}
}
