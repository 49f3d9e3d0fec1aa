package dev.drey.server.openapi;

import static dev.drey.server.openapi.Types.oneOf;
import static dev.drey.server.openapi.Types.side;

import dev.drey.play.Offer;
import dev.drey.rules.Ending;
import dev.drey.server.room.GameStatus;
import dev.drey.wire.live.BoardJson;
import dev.drey.wire.live.GameJson;
import dev.drey.wire.live.GridJson;
import dev.drey.wire.live.StateJson;
import java.util.List;
import java.util.stream.Stream;

/** What is told about a game. */
final class BoardSchemas {
    static final List<String> OFFERS =
            Stream.of(Offer.Kind.values()).map(Offer.Kind::text).toList();
    static final List<String> STATUSES =
            Stream.of(GameStatus.values()).map(GameStatus::text).toList();
    static final List<String> RESULTS = List.of("1-0", "0-1", "1/2-1/2");
    static final List<String> ENDINGS =
            Stream.of(Ending.values()).map(Ending::text).toList();

    static final ObjectSchema GRID = ObjectSchema.of(
                    GridJson.class, "Grid", "The shape of a board, and what is written on it.")
            .always("rows", "Its height.")
            .always("cols", "Its width.")
            .always("rowLabels", "What stands beside each row, from the top.")
            .always("colLabels", "What stands above each column, from the left.")
            .always("cells", "The name of every cell, row by row.");

    static final ObjectSchema BOARD = ObjectSchema.of(
                    BoardJson.class, "Board", "What stands on the cells, row by row from the top left.")
            .always("owners", "A character a cell: `X`, `O`, or `-` where nobody is.")
            .maybe("numbers", "What each cell shows, such as its nuts or its level; missing if that is 0 everywhere.");

    static final ObjectSchema MATCH = ObjectSchema.of(
                    GameJson.MatchJson.class, "Match", "A match of several games. The sides change after each.")
            .always("id", "The same for all games of the match.")
            .always("round", "Which of them this is, from 1.")
            .always("of", "How many there are.")
            .always("points", "What the players on each side had when this one began.");

    static final ObjectSchema GAME = ObjectSchema.of(GameJson.class, "Game", "What does not change about a game.")
            .always("id", "Its name in addresses.")
            .always("kind", "Which game it is, without its set-up.")
            .always("title", "What people call that.")
            .always("game", "The game with its set-up.")
            .always("start", "The position it began with, as text.")
            .always("grid", "The board it is played on.")
            .always("scored", "Whether points decide it.")
            .always("draws", "Whether it can end in a draw.")
            .always(
                    "clock",
                    "How time is given: `none`, `5+3` (minutes, and seconds for each move), `2d` (days a move).")
            .always("hints", "Whether players may ask what moves are worth while they play.")
            .always("created", "When it was made, in milliseconds since 1970.")
            .maybe("match", "Missing unless it is one of several.")
            .maybe("code", "What a friend joins with. Only its maker is told, while a seat is free.");

    static final ObjectSchema SEAT = ObjectSchema.of(StateJson.SeatJson.class, "Seat", "Who has a side.")
            .always(
                    "kind",
                    oneOf("person", "engine", "friend", "anyone"),
                    "`friend` and `anyone` are seats still free: for who has the code, or for all.")
            .always("name", "A person's name, or an engine's level.")
            .maybe("id", "Who it is; persons only.");

    static final ObjectSchema CLOCK = ObjectSchema.of(
                    StateJson.ClockJson.class, "Clock", "What each side has left, in milliseconds.")
            .always("X", "Left for the first side.")
            .always("O", "Left for the second side.")
            .maybe("running", side(), "Whose clock runs; missing if none does.")
            .always("at", "When that was, by the server's clock. The running side has lost what passed since.");

    static final ObjectSchema OFFER = ObjectSchema.of(
                    StateJson.OfferJson.class, "Offer", "Something that waits for an answer.")
            .always("side", side(), "Who offered it.")
            .always("what", oneOf(OFFERS), "What was offered.");

    static final ObjectSchema STATE = ObjectSchema.of(
                    StateJson.class, "State", "How a game stands: enough to draw it without knowing its rules.")
            .always("status", oneOf(STATUSES), "`open`: a seat is free. `cancelled`: given up before anybody joined.")
            .always("seats", "Who has which side.")
            .always("ply", "How many moves were played. Your next move must say this number.")
            .always("toMove", side(), "Whose turn it is.")
            .always("position", "The whole position as text; a game's documentation says how to read it.")
            .always("board", "What stands on its cells.")
            .always(
                    "moves",
                    "Every legal move; none unless the game is running, and none where a pass is forced: it follows by itself.")
            .maybe("lastMove", "The move that led here.")
            .always("scores", "The points of each side.")
            .maybe("clock", "Missing in games without one.")
            .always("offers", "What waits for an answer.")
            .maybe("result", oneOf(RESULTS), "Once it is over. The first number is the first side's.")
            .maybe("winner", side(), "Once it is over; missing after a draw.")
            .maybe("ending", oneOf(ENDINGS), "Once it is over: why.")
            .maybe("points", "Once it is over, if it is one of several: what both sides have in the match now.")
            .maybe("next", "The id of the game that follows: the next of the match, or the rematch.");

    static final List<Schema> ALL = List.of(GAME, GRID, MATCH, STATE, BOARD, SEAT, CLOCK, OFFER);

    private BoardSchemas() {}
}
