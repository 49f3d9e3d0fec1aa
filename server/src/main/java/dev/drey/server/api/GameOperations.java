package dev.drey.server.api;

import static dev.drey.server.access.ProblemCode.BAD_JSON;
import static dev.drey.server.access.ProblemCode.BAD_REQUEST;
import static dev.drey.server.access.ProblemCode.BUSY;
import static dev.drey.server.access.ProblemCode.EXPIRED;
import static dev.drey.server.access.ProblemCode.FORBIDDEN;
import static dev.drey.server.access.ProblemCode.HINTS_OFF;
import static dev.drey.server.access.ProblemCode.NOT_FOUND;
import static dev.drey.server.access.ProblemCode.REJECTED;
import static dev.drey.server.access.ProblemCode.STORAGE;
import static dev.drey.server.access.ProblemCode.TOO_LARGE;
import static dev.drey.server.access.ProblemCode.TOO_MANY_CONNECTIONS;
import static dev.drey.server.access.ProblemCode.TOO_MANY_ENGINE_GAMES;
import static dev.drey.server.access.ProblemCode.TOO_MANY_NEW_GAMES;
import static dev.drey.server.access.ProblemCode.TOO_MANY_OPEN_GAMES;
import static dev.drey.server.access.ProblemCode.UNSUPPORTED_TYPE;
import static dev.drey.server.openapi.Operation.Method.GET;
import static dev.drey.server.openapi.Operation.Method.POST;
import static dev.drey.server.openapi.Operation.Method.SOCKET;

import dev.drey.server.openapi.Content;
import dev.drey.server.openapi.LobbySchemas;
import dev.drey.server.openapi.MessageSchemas;
import dev.drey.server.openapi.Operation;
import dev.drey.server.openapi.OperationTag;
import dev.drey.server.openapi.Parameter;
import dev.drey.server.openapi.RecordSchemas;
import dev.drey.server.openapi.RequestSchemas;
import java.util.List;
import java.util.Map;

/** The operations about games. */
final class GameOperations {
    static final Parameter ID = Parameter.path("id", "The id of the game.", "avretfwwaytr");

    static final Parameter FORMAT = Parameter.choice("format", "The format of the record.", "text", "json");

    private static final Parameter WAIT = Parameter.choice(
            "wait", "`false` ends the response after the events that have already happened.", "true", "false");

    static final Operation KINDS = Operation.of(
                    GET, "/api/kinds", "kinds", OperationTag.GAMES, "List the kinds of games", """
                    All kinds of games with their set-ups, the levels of the engine and the default length of a match.
                    """)
            .withResponse(200, "All kinds of games.", Content.json(LobbySchemas.KINDS, "kinds"));

    static final Operation CREATE = Operation.of(
                    POST, "/api/games", "createGame", OperationTag.GAMES, "Create a game", """
                    You do not have to take a seat: two engines can play, or a friend and anyone.

                    A friend needs the code in `game.code`, which only you see, to take a `friend` seat. The lobby lists games with \
                    an `anyone` seat while you follow them. The game starts when both seats are taken. In a match, the next game starts automatically: \
                    the event `next` has its id.

                    A game that nobody joins expires: after 7 days, or 10 minutes after you have left it if it has an `anyone` seat. \
                    So does a game against an engine in which you make no move. Games that expired or were cancelled before a person \
                    made a move are deleted later.

                    Give the request an `id` of your choice, and send it again if you get no response: you get the game that the \
                    first request created. An `id` used for another request is rejected as `reused-id`.
                    """)
            .withBody(Content.json(RequestSchemas.NEW_GAME, "against-an-engine", "with-a-friend", "for-the-lobby"))
            .withResponse(
                    201,
                    "The game.",
                    Map.of("Location", "The URL of the new game."),
                    Content.json(MessageSchemas.GAME, "made"))
            .withResponse(
                    200,
                    "The game that an earlier request with the same `id` created.",
                    Map.of("Location", "The URL of the game."),
                    Content.json(MessageSchemas.GAME, "made"))
            .withProblems(
                    BAD_JSON,
                    REJECTED,
                    UNSUPPORTED_TYPE,
                    TOO_LARGE,
                    HINTS_OFF,
                    TOO_MANY_NEW_GAMES,
                    TOO_MANY_OPEN_GAMES,
                    TOO_MANY_ENGINE_GAMES,
                    STORAGE);

    static final Operation SHOW = Operation.of(GET, "/api/games/{id}", "game", OperationTag.GAMES, "Get a game", """
                    Anyone who knows the id of a game may watch it.
                    """)
            .withParameters(ID)
            .withResponse(200, "The game.", Content.json(MessageSchemas.GAME, "running"))
            .withProblems(NOT_FOUND, EXPIRED, STORAGE);

    static final Operation INVITATION = Operation.of(
                    GET, "/api/games/{id}/invitation", "invitation", OperationTag.GAMES, "Get the invite link", """
                    Only the creator of the game gets the link, and only while a seat is free. The link uses an address that other \
                    machines can open, if the server has one: its `public-url`, the address that you use, or with `--lan` its \
                    network address.
                    """)
            .withParameters(ID)
            .withResponse(200, "The link and its QR code.", Content.json(LobbySchemas.INVITATION, "invitation"))
            .withProblems(FORBIDDEN, NOT_FOUND, EXPIRED, STORAGE);

    static final Operation ACT = Operation.of(
                    POST, "/api/games/{id}/actions", "act", OperationTag.GAMES, "Play, join, offer or resign", """
                    Executes one command and responds when the result is stored.

                    Give the command an `id` of your choice, and send it again if you get no response: it takes effect once, even \
                    after a takeback, and the second response has the current game. An `id` that you have used for another \
                    command in this game is rejected as `reused-id`; an `id` of a rejected command may be used again.
                    """)
            .withParameters(ID)
            .withBody(Content.json(RequestSchemas.ACTION, "play", "join", "offer", "resign"))
            .withResponse(200, "The game after the action.", Content.json(MessageSchemas.GAME, "running"))
            .withProblems(
                    BAD_REQUEST,
                    BAD_JSON,
                    NOT_FOUND,
                    EXPIRED,
                    REJECTED,
                    UNSUPPORTED_TYPE,
                    TOO_LARGE,
                    TOO_MANY_NEW_GAMES,
                    TOO_MANY_OPEN_GAMES,
                    STORAGE);

    static final Operation EVENTS = Operation.of(
                    GET, "/api/games/{id}/events", "gameEvents", OperationTag.GAMES, "Follow a game", """
                    A response that does not end: first the events after `after`, then the current game and who is connected, then \
                    every new event. Empty lines keep the connection alive. While you read, your opponent sees you as connected.

                    If the connection breaks, request again with the last `seq` that you have as `after`. You miss nothing. \
                    Past events are sent as fast as you read them.

                    With `wait=false`, `limit` divides the past events into pages. A response with the game has all of them; \
                    after any other, request again with the last `seq` as `after`.
                    """)
            .withParameters(
                    ID,
                    Parameter.integer(
                            "after", 0, EventRoutes.LAST_EVENT, "The number of the last event that you have."),
                    WAIT,
                    Parameter.integer(
                            "limit",
                            1,
                            EventRoutes.MAX_LIMIT,
                            "The maximum number of events in the response, only with `wait=false`; default: all."))
            .withResponse(
                    200,
                    "One JSON object per line.",
                    Content.ndjson(MessageSchemas.STREAM, "running", "presence", "moved", "offered"))
            .withProblems(BAD_REQUEST, NOT_FOUND, EXPIRED, TOO_MANY_CONNECTIONS, BUSY, STORAGE);

    static final Operation LIVE = Operation.of(
                    SOCKET, "/api/games/{id}/live", "live", OperationTag.GAMES, "Play and watch over a WebSocket", """
                    A WebSocket for one game. It accepts the messages of `POST /api/games/{id}/actions`, and also `watch` and \
                    `ping`. After `watch` it sends the same messages as `GET /api/games/{id}/events`; before that it sends no \
                    events. It answers a command that has an `id` with `accepted`, and any message that it does not accept with \
                    `rejected`.

                    To resume after a lost connection, connect again and send `{"type":"watch","after":17}`, where 17 is the last \
                    `seq` that you have. You miss nothing. Messages are text of at most 4 KiB. The server pings every 15 \
                    seconds. It closes the WebSocket with 1001 when it stops, and with 1013 if you read too slowly: reconnect \
                    and resume.
                    """)
            .withParameters(ID)
            .withResponse(101, "The connection is now a WebSocket.")
            .withProblems(BAD_REQUEST, NOT_FOUND, EXPIRED, TOO_MANY_CONNECTIONS, BUSY, STORAGE);

    static final Operation RECORD = Operation.of(
                    GET, "/api/games/{id}/record", "gameRecord", OperationTag.GAMES, "Get the record of a game", """
                    The players and the moves so far, as text or as JSON.
                    """)
            .withParameters(ID, FORMAT)
            .withResponse(
                    200,
                    "The record.",
                    Content.text("text/plain", "record-text"),
                    Content.json(RecordSchemas.RECORD, "record"))
            .withProblems(BAD_REQUEST, NOT_FOUND, EXPIRED, STORAGE);

    static final Operation LOBBY = Operation.of(GET, "/api/lobby", "lobby", OperationTag.GAMES, "Get the lobby", """
                    The open games that anyone may join, while their creators are connected. Send the action `join` to take a seat.

                    Your own game is listed while you follow it, by WebSocket or by `GET /api/games/{id}/events`, and for 30 seconds \
                    before and after. At most 3 games per player and 30 per network address are listed. If there are more than fit, \
                    addresses take turns, and those that have waited longest come first.
                    """)
            .withResponse(200, "The lobby.", Content.json(LobbySchemas.LOBBY, "lobby"))
            .withProblems(STORAGE);

    static final Operation LOBBY_EVENTS = Operation.of(
                    GET, "/api/lobby/events", "lobbyEvents", OperationTag.GAMES, "Follow the lobby", """
                    A response that does not end: first the lobby, then its changes, at most two lines per second. Empty lines keep \
                    the connection alive.

                    If the connection breaks, request again with the last `version` that you have as `since`. Then the first line has \
                    only the changes since that version, if the server still knows them.
                    """)
            .withParameters(Parameter.query("since", "The `version` of the lobby that you have.", ""), WAIT)
            .withResponse(
                    200, "One JSON object per line.", Content.ndjson(LobbySchemas.LOBBY_LINE, "lobby", "lobby-changes"))
            .withProblems(TOO_MANY_CONNECTIONS, BUSY, STORAGE);

    static final List<Operation> ALL =
            List.of(KINDS, CREATE, SHOW, INVITATION, ACT, EVENTS, LIVE, RECORD, LOBBY, LOBBY_EVENTS);

    private GameOperations() {}
}
