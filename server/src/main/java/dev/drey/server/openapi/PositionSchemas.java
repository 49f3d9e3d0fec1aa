package dev.drey.server.openapi;

import static dev.drey.server.openapi.Types.oneOf;
import static dev.drey.server.openapi.Types.side;

import dev.drey.rules.Reason;
import dev.drey.wire.live.ParsedMoveJson;
import dev.drey.wire.live.PositionJson;
import java.util.EnumSet;
import java.util.List;

/** What is told about a position, whoever plays it. */
public final class PositionSchemas {
    static final ObjectSchema CHANGE = ObjectSchema.of(
                    PositionJson.ChangeJson.class, "Change", "What a cell will look like.")
            .always("cell", "Its name.")
            .maybe("owner", side(), "Who will be there; missing if nobody.")
            .maybe("number", "What it will show; missing if 0.");

    static final ObjectSchema LEGAL_MOVE = ObjectSchema.of(
                    PositionJson.LegalMoveJson.class, "LegalMove", "A move that can be played, and what it does.")
            .always("move", "As it is written and played.")
            .always("path", "The cells it touches, in that order; none for a pass.")
            .always("verb", "The game's own word for such a move.")
            .always("taken", "The enemy's cells that change hands.")
            .always("changes", "Every cell that looks different after it.");

    static final ObjectSchema STEP = ObjectSchema.of(
                    PositionJson.StepJson.class,
                    "Step",
                    "A position, and the move that led to it unless it is the start.")
            .maybe("move", "The move.")
            .maybe("side", side(), "Who played it.")
            .maybe("verb", "The game's own word for such a move.")
            .maybe("taken", "The enemy's cells that changed hands.")
            .always("position", "The position after it, as text.")
            .always("toMove", side(), "Whose turn it is then.")
            .always("board", "What stands on its cells.")
            .always("scores", "The points of each side.");

    public static final ObjectSchema POSITION = ObjectSchema.of(
                    PositionJson.class, "Position", "A line of play, and all that can follow it.")
            .always("kind", "Which game it is, without its set-up.")
            .always("title", "What people call that.")
            .always("game", "The game with its set-up.")
            .always("start", "The position the line begins with.")
            .always("grid", "The board it is played on.")
            .always("scored", "Whether points decide it.")
            .always("draws", "Whether it can end in a draw.")
            .always("steps", "The start, and what each move made of it.")
            .always("moves", "Every legal move of the last position; none if the game is over.")
            .maybe("mustPass", "True if a pass is forced: it is the only move then.")
            .maybe("result", oneOf(BoardSchemas.RESULTS), "Once it is over. The first number is the first side's.")
            .maybe("winner", side(), "Once it is over; missing after a draw.")
            .maybe("ending", oneOf(BoardSchemas.ENDINGS), "Once it is over: why.");

    public static final ObjectSchema READING = ObjectSchema.of(
                    ParsedMoveJson.class, "Reading", "What a typed move means: the legal move, or why there is none.")
            .maybe("move", "The legal move as it is written; missing if there is none.")
            .maybe(
                    "reason",
                    oneOf(EnumSet.range(Reason.UNREADABLE, Reason.OVER).stream()
                            .map(Reason::code)
                            .toList()),
                    "Why there is none, for programs.")
            .maybe("message", "The same for people: what is wrong and what would be right.");

    static final List<Schema> ALL = List.of(POSITION, STEP, LEGAL_MOVE, CHANGE, READING);

    private PositionSchemas() {}
}
