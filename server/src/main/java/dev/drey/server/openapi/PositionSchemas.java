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
                    PositionJson.ChangeJson.class, "Change", "What a cell will look like.")
            .required("cell", "Its name.")
            .optional("owner", side(), "Who will be there; missing if nobody.")
            .optional("number", "What it will show; missing if 0.");

    static final ObjectSchema LEGAL_MOVE = ObjectSchema.of(
                    PositionJson.LegalMoveJson.class, "LegalMove", "A move that can be played, and what it does.")
            .required("move", "As it is written and played.")
            .required("path", "The cells it touches, in that order; none for a pass.")
            .required("verb", "The game's own word for such a move.")
            .required("taken", "The enemy's cells that change hands.")
            .required("changes", "Every cell that looks different after it.");

    static final ObjectSchema STEP = ObjectSchema.of(
                    PositionJson.StepJson.class,
                    "Step",
                    "A position, and the move that led to it unless it is the start.")
            .optional("move", "The move.")
            .optional("side", side(), "Who played it.")
            .optional("verb", "The game's own word for such a move.")
            .optional("taken", "The enemy's cells that changed hands.")
            .required("position", "The position after it, as text.")
            .required("toMove", side(), "Whose turn it is then.")
            .required("board", "What stands on its cells.")
            .required("scores", "The points of each side.");

    public static final ObjectSchema POSITION = ObjectSchema.of(
                    PositionJson.class, "Position", "A line of play, and all that can follow it.")
            .required("kind", "Which game it is, without its set-up.")
            .required("title", "What people call that.")
            .required("game", "The game with its set-up.")
            .required("start", "The position the line begins with.")
            .required("grid", "The board it is played on.")
            .required("scored", "Whether points decide it.")
            .required("draws", "Whether it can end in a draw.")
            .required("steps", "The start, and what each move made of it.")
            .required("moves", "Every legal move of the last position; none if the game is over.")
            .optional("mustPass", "True if a pass is forced: it is the only move then.")
            .optional("result", enumOf(GameSchemas.RESULTS), "Once it is over. The first number is the first side's.")
            .optional("winner", side(), "Once it is over; missing after a draw.")
            .optional("ending", enumOf(GameSchemas.ENDINGS), "Once it is over: why.");

    public static final ObjectSchema PARSED_MOVE = ObjectSchema.of(
                    ParsedMoveJson.class,
                    "ParsedMove",
                    "What a typed move means: the legal move, or why there is none.")
            .optional("move", "The legal move as it is written; missing if there is none.")
            .optional(
                    "reason",
                    enumOf(EnumSet.range(Reason.UNREADABLE, Reason.OVER).stream()
                            .map(Reason::code)
                            .toList()),
                    "Why there is none, for programs.")
            .optional("message", "The same for people: what is wrong and what would be right.");

    static final List<Schema> ALL = List.of(POSITION, STEP, LEGAL_MOVE, CHANGE, PARSED_MOVE);

    private PositionSchemas() {}
}
