package dev.drey.server.openapi;

import static dev.drey.server.openapi.JsonTypes.enumOf;
import static dev.drey.server.openapi.JsonTypes.side;

import dev.drey.rules.Reason;
import dev.drey.wire.live.ParsedMoveJson;
import dev.drey.wire.live.PositionJson;
import java.util.EnumSet;
import java.util.List;

/** The schemas of positions and typed moves. */
public final class PositionSchemas {
    static final ObjectSchema CHANGE = ObjectSchema.of(
                    PositionJson.ChangeJson.class, "Change", "The new content of a cell.")
            .required("cell", "The name of the cell.")
            .optional("owner", side(), "The new owner; missing if the cell becomes empty.")
            .optional("number", "The new number; missing if it is 0.");

    static final ObjectSchema LEGAL_MOVE = ObjectSchema.of(
                    PositionJson.LegalMoveJson.class, "LegalMove", "A legal move and its effect.")
            .required("move", "The text of the move.")
            .required("path", "The cells of the move, in order; empty for a pass.")
            .required("verb", "The verb that the game uses for the move.")
            .required("taken", "The cells that the move captures.")
            .required("changes", "All cells that the move changes.");

    static final ObjectSchema STEP = ObjectSchema.of(
                    PositionJson.StepJson.class, "Step", "A position, and the move that led to it.")
            .optional("move", "The move; missing for the start position.")
            .optional("side", side(), "The side that played it.")
            .optional("verb", "The verb that the game uses for the move.")
            .optional("taken", "The cells that the move captured.")
            .required("position", "The position as text.")
            .required("toMove", side(), "The side to move.")
            .required("board", "The content of the cells.")
            .required("scores", "The points of each side.");

    public static final ObjectSchema POSITION = ObjectSchema.of(
                    PositionJson.class, "Position", "A line of moves, and the legal moves after it.")
            .required("kind", "The kind of game, without set-up.")
            .required("title", "The display name of the game.")
            .required("game", "The game with its set-up.")
            .required("start", "The start position as text.")
            .required("grid", "The board.")
            .required("scored", "Whether the score decides the game.")
            .required("draws", "Whether the game can end in a draw.")
            .required("steps", "The start position and the position after each move.")
            .required("moves", "All legal moves of the last position; empty if the game is over.")
            .optional("mustPass", "True if a pass is forced; then it is the only move.")
            .optional(
                    "result",
                    enumOf(GameSchemas.RESULTS),
                    "The result, once the game is over. The first number belongs to the first side.")
            .optional("winner", side(), "The winner, once the game is over; missing after a draw.")
            .optional("ending", enumOf(GameSchemas.ENDINGS), "How the game ended, once it is over.");

    public static final ObjectSchema PARSED_MOVE = ObjectSchema.of(
                    ParsedMoveJson.class, "ParsedMove", "The legal move for a typed text, or why it is not legal.")
            .optional("move", "The legal move; missing if the text is not a legal move.")
            .optional(
                    "reason",
                    enumOf(EnumSet.range(Reason.UNREADABLE, Reason.OVER).stream()
                            .map(Reason::code)
                            .toList()),
                    "The reason as a stable code.")
            .optional("message", "The reason for people: what is wrong and what is expected.");

    static final List<Schema> ALL = List.of(POSITION, STEP, LEGAL_MOVE, CHANGE, PARSED_MOVE);

    private PositionSchemas() {}
}
