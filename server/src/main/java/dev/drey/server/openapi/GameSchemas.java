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

    static final ObjectSchema GRID = ObjectSchema.of(
                    GridJson.class, "Grid", "The shape of a board, and what is written on it.")
            .required("rows", "Its height.")
            .required("cols", "Its width.")
            .required("rowLabels", "What stands beside each row, from the top.")
            .required("colLabels", "What stands above each column, from the left.")
            .required("cells", "The name of every cell, row by row.");

    static final ObjectSchema BOARD = ObjectSchema.of(
                    BoardJson.class, "Board", "What stands on the cells, row by row from the top left.")
            .required("owners", "A character a cell: `X`, `O`, or `-` where nobody is.")
            .optional(
                    "numbers", "What each cell shows, such as its nuts or its level; missing if that is 0 everywhere.");

    static final ObjectSchema MATCH = ObjectSchema.of(
                    GameJson.MatchJson.class, "Match", "A match of several games. The sides change after each.")
            .required("id", "The same for all games of the match.")
            .required("round", "Which of them this is, from 1.")
            .required("of", "How many there are.")
            .required("points", "What the players on each side had when this one began.");

    static final ObjectSchema GAME = ObjectSchema.of(GameJson.class, "Game", "What does not change about a game.")
            .required("id", "Its name in addresses.")
            .required("kind", "Which game it is, without its set-up.")
            .required("title", "What people call that.")
            .required("game", "The game with its set-up.")
            .required("start", "The position it began with, as text.")
            .required("grid", "The board it is played on.")
            .required("scored", "Whether points decide it.")
            .required("draws", "Whether it can end in a draw.")
            .required(
                    "clock",
                    "How time is given: `none`, `5+3` (minutes, and seconds for each move), `2d` (days a move).")
            .required("hints", "Whether players may ask what moves are worth while they play.")
            .required("created", "When it was made, in milliseconds since 1970.")
            .optional("match", "Missing unless it is one of several.")
            .optional("code", "What a friend joins with. Only its maker is told, while a seat is free.");

    static final ObjectSchema SEAT = ObjectSchema.of(StateJson.SeatJson.class, "Seat", "Who has a side.")
            .required(
                    "kind",
                    enumOf("person", "engine", "friend", "anyone"),
                    "`friend` and `anyone` are seats still free: for who has the code, or for all.")
            .required("name", "A person's name, or an engine's level.")
            .optional("id", "Who it is; persons only.");

    static final ObjectSchema CLOCK = ObjectSchema.of(
                    StateJson.ClockJson.class, "Clock", "What each side has left, in milliseconds.")
            .required("X", "Left for the first side.")
            .required("O", "Left for the second side.")
            .optional("running", side(), "Whose clock runs; missing if none does.")
            .required("at", "When that was, by the server's clock. The running side has lost what passed since.");

    static final ObjectSchema OFFER = ObjectSchema.of(
                    StateJson.OfferJson.class, "Offer", "Something that waits for an answer.")
            .required("side", side(), "Who offered it.")
            .required("what", enumOf(OFFERS), "What was offered.");

    static final ObjectSchema STATE = ObjectSchema.of(
                    StateJson.class, "State", "How a game stands: enough to draw it without knowing its rules.")
            .required(
                    "status", enumOf(STATUSES), "`open`: a seat is free. `cancelled`: given up before anybody joined.")
            .required("seats", "Who has which side.")
            .required("ply", "How many moves were played. Your next move must say this number.")
            .required("toMove", side(), "Whose turn it is.")
            .required("position", "The whole position as text; a game's documentation says how to read it.")
            .required("board", "What stands on its cells.")
            .required(
                    "moves",
                    "Every legal move; none unless the game is running, and none where a pass is forced: it follows by itself.")
            .optional("lastMove", "The move that led here.")
            .required("scores", "The points of each side.")
            .optional("clock", "Missing in games without one.")
            .required("offers", "What waits for an answer.")
            .optional("result", enumOf(RESULTS), "Once it is over. The first number is the first side's.")
            .optional("winner", side(), "Once it is over; missing after a draw.")
            .optional("ending", enumOf(ENDINGS), "Once it is over: why.")
            .optional("points", "Once it is over, if it is one of several: what both sides have in the match now.")
            .optional("next", "The id of the game that follows: the next of the match, or the rematch.");

    static final List<Schema> ALL = List.of(GAME, GRID, MATCH, STATE, BOARD, SEAT, CLOCK, OFFER);

    private GameSchemas() {}
}
