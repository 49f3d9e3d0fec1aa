package dev.drey.server.openapi;

import static dev.drey.server.openapi.JsonTypes.enumOf;
import static dev.drey.server.openapi.JsonTypes.side;

import dev.drey.play.Offer;
import dev.drey.rules.Ending;
import dev.drey.server.room.GameStatus;
import dev.drey.wire.live.BoardJson;
import dev.drey.wire.live.GameJson;
import dev.drey.wire.live.GridJson;
import dev.drey.wire.live.StateJson;
import java.util.List;
import java.util.stream.Stream;

/** The schemas of a game and its state. */
final class GameSchemas {
    static final List<String> OFFERS =
            Stream.of(Offer.Kind.values()).map(Offer.Kind::text).toList();
    static final List<String> STATUSES =
            Stream.of(GameStatus.values()).map(GameStatus::text).toList();
    static final List<String> RESULTS = List.of("1-0", "0-1", "1/2-1/2");
    static final List<String> ENDINGS =
            Stream.of(Ending.values()).map(Ending::text).toList();

    static final ObjectSchema GRID = ObjectSchema.of(GridJson.class, "Grid", "The size and the labels of a board.")
            .required("rows", "The number of rows.")
            .required("cols", "The number of columns.")
            .required("rowLabels", "The label of each row, from the top.")
            .required("colLabels", "The label of each column, from the left.")
            .required("cells", "The name of every cell, row by row.");

    static final ObjectSchema BOARD = ObjectSchema.of(
                    BoardJson.class, "Board", "The content of the cells, row by row from the top left.")
            .required("owners", "One character per cell: `X`, `O`, or `-` for an empty cell.")
            .optional("numbers", "The number on each cell, such as its nuts or its level; missing if all are 0.");

    static final ObjectSchema MATCH = ObjectSchema.of(
                    GameJson.MatchJson.class,
                    "Match",
                    "A match of several games. The players swap sides after each game.")
            .required("id", "The id of the match.")
            .required("round", "The number of this game in the match, from 1.")
            .required("of", "The number of games in the match.")
            .required("points", "The points of both sides before this game.");

    static final ObjectSchema GAME = ObjectSchema.of(
                    GameJson.class, "Game", "The properties of a game that do not change.")
            .required("id", "The id of the game.")
            .required("kind", "The kind of game, without set-up.")
            .required("title", "The display name of the game.")
            .required("game", "The game with its set-up.")
            .required("start", "The start position as text.")
            .required("grid", "The board.")
            .required("scored", "Whether the score decides the game.")
            .required("draws", "Whether the game can end in a draw.")
            .required(
                    "clock", "The clock: `none`, `5+3` (minutes, and seconds added per move) or `2d` (days per move).")
            .required("hints", "Whether players may see the value of moves during the game.")
            .required("created", "When the game was created, in milliseconds since 1970.")
            .optional("match", "The match; missing for a single game.")
            .optional("code", "The code with which a friend joins. Only the creator gets it, while a seat is free.");

    static final ObjectSchema SEAT = ObjectSchema.of(StateJson.SeatJson.class, "Seat", "The player of a side.")
            .required(
                    "kind",
                    enumOf("person", "engine", "friend", "anyone"),
                    "`friend` and `anyone` are free seats: for a person with the code, or for anyone.")
            .required("name", "The name of the person, or the level of the engine.")
            .optional("id", "The id of the person; missing for others.");

    static final ObjectSchema CLOCK = ObjectSchema.of(
                    StateJson.ClockJson.class, "Clock", "The remaining time of both sides, in milliseconds.")
            .required("X", "The time of the first side.")
            .required("O", "The time of the second side.")
            .optional("running", side(), "The side whose clock runs; missing if no clock runs.")
            .required("at", "The server time of these values. The time since then counts for the running side.");

    static final ObjectSchema OFFER = ObjectSchema.of(
                    StateJson.OfferJson.class, "Offer", "An offer that waits for an answer.")
            .required("side", side(), "The side that made the offer.")
            .required("what", enumOf(OFFERS), "The kind of offer.");

    static final ObjectSchema STATE = ObjectSchema.of(
                    StateJson.class, "State", "The state of a game: enough to draw it without knowing the rules.")
            .required(
                    "status",
                    enumOf(STATUSES),
                    "`open`: a seat is free. `cancelled`: ended without a result. `expired`: ended, because nobody joined or no person made a move.")
            .required("seats", "The players of both sides.")
            .required("ply", "The number of moves played. Your next move must contain this number.")
            .required("toMove", side(), "The side to move.")
            .required("position", "The position as text; see docs/position-text.md.")
            .required("board", "The content of the cells.")
            .required(
                    "moves",
                    "All legal moves. Empty if the game is not running, or if a pass is forced, which the server plays itself.")
            .optional("lastMove", "The last move.")
            .required("scores", "The points of each side.")
            .optional("clock", "The clock; missing in games without one.")
            .required("offers", "The offers that wait for an answer.")
            .optional(
                    "result",
                    enumOf(RESULTS),
                    "The result, once the game is over. The first number belongs to the first side.")
            .optional("winner", side(), "The winner, once the game is over; missing after a draw.")
            .optional("ending", enumOf(ENDINGS), "How the game ended, once it is over.")
            .optional(
                    "points",
                    "The points of both sides in the match, once the game is over; missing for a single game.")
            .optional("next", "The id of the next game of the match, or of the rematch.");

    static final List<Schema> ALL = List.of(GAME, GRID, MATCH, STATE, BOARD, SEAT, CLOCK, OFFER);

    private GameSchemas() {}
}
