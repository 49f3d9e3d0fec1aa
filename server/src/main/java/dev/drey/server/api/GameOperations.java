package dev.drey.server.api;

import static dev.drey.server.access.ProblemCode.BAD_JSON;
import static dev.drey.server.access.ProblemCode.BAD_REQUEST;
import static dev.drey.server.access.ProblemCode.FORBIDDEN;
import static dev.drey.server.access.ProblemCode.HINTS_OFF;
import static dev.drey.server.access.ProblemCode.NOT_FOUND;
import static dev.drey.server.access.ProblemCode.REJECTED;
import static dev.drey.server.access.ProblemCode.STORAGE;
import static dev.drey.server.access.ProblemCode.TOO_LARGE;
import static dev.drey.server.access.ProblemCode.TOO_MANY_CONNECTIONS;
import static dev.drey.server.access.ProblemCode.TOO_MANY_NEW_GAMES;
import static dev.drey.server.access.ProblemCode.TOO_MANY_OPEN_GAMES;
import static dev.drey.server.access.ProblemCode.TOO_MANY_SEARCHES;
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
    static final Parameter ID = Parameter.path("id", "The game's id.", "avretfwwaytr");

    static final Parameter FORMAT = Parameter.choice("format", "How it is written.", "text", "json");

    private static final Parameter WAIT =
            Parameter.choice("wait", "`false` ends the answer after what is known already.", "true", "false");

    static final Operation KINDS = Operation.of(
                    GET, "/api/kinds", "kinds", OperationTag.GAMES, "The games there are", """
                    With their set-ups, the engine's levels, and how many games a match usually has.
                    """)
            .withResponse(200, "All games.", Content.json(LobbySchemas.KINDS, "kinds"));

    static final Operation CREATE = Operation.of(
                    POST, "/api/games", "createGame", OperationTag.GAMES, "Make a game", """
                    You need not have a seat yourself: two engines may play, or a friend and anyone.

                    A seat for `friend` is opened by the code that only you are told (`game.code`); one for `anyone` is listed in \
                    the lobby. The game begins when both seats are taken. A match goes on by itself: the event `next` names the \
                    game that follows.
                    """)
            .withBody(Content.json(RequestSchemas.NEW_GAME, "against-an-engine", "with-a-friend", "for-the-lobby"))
            .withResponse(
                    201,
                    "The game as you see it.",
                    Map.of("Location", "Where it is from now on."),
                    Content.json(MessageSchemas.GAME, "made"))
            .withProblems(
                    BAD_JSON,
                    UNSUPPORTED_TYPE,
                    TOO_LARGE,
                    HINTS_OFF,
                    TOO_MANY_NEW_GAMES,
                    TOO_MANY_OPEN_GAMES,
                    TOO_MANY_SEARCHES,
                    STORAGE);

    static final Operation SHOW = Operation.of(
                    GET, "/api/games/{id}", "game", OperationTag.GAMES, "A game as it stands", """
                    Everybody may watch every game whose id they know.
                    """)
            .withParameters(ID)
            .withResponse(200, "The game as you see it.", Content.json(MessageSchemas.GAME, "running"))
            .withProblems(NOT_FOUND, STORAGE);

    static final Operation INVITATION = Operation.of(
                    GET, "/api/games/{id}/invitation", "invitation", OperationTag.GAMES, "The link for a friend", """
                    Only whoever made the game is told, and only while a seat is free. The link has an address that other machines \
                    can open where the server has one: its `public-url`, the address you use, or with `--lan` its address in the \
                    network.
                    """)
            .withParameters(ID)
            .withResponse(200, "The link, and its QR code.", Content.json(LobbySchemas.INVITATION, "invitation"))
            .withProblems(FORBIDDEN, NOT_FOUND, STORAGE);

    static final Operation ACT = Operation.of(
                    POST, "/api/games/{id}/actions", "act", OperationTag.GAMES, "Play, join, offer, resign", """
                    Does one thing, and answers when it is stored. A move says for which `ply` it is meant, so that sending it again \
                    after a lost connection is safe: the second time it is refused as `stale`.
                    """)
            .withParameters(ID)
            .withBody(Content.json(RequestSchemas.ACTION, "play", "join", "offer", "resign"))
            .withResponse(200, "The game after it.", Content.json(MessageSchemas.GAME, "running"))
            .withProblems(
                    BAD_REQUEST,
                    BAD_JSON,
                    NOT_FOUND,
                    REJECTED,
                    UNSUPPORTED_TYPE,
                    TOO_LARGE,
                    TOO_MANY_NEW_GAMES,
                    TOO_MANY_OPEN_GAMES,
                    STORAGE);

    static final Operation EVENTS = Operation.of(
                    GET,
                    "/api/games/{id}/events",
                    "gameEvents",
                    OperationTag.GAMES,
                    "What happens in a game, as it happens",
                    """
                    An answer without end: first the events after the one you know, then the game as it stands and who is there, then \
                    whatever happens. Empty lines come now and then to show that the connection lives. While you read, you are \
                    there for your opponent.

                    If the connection breaks, ask again with `after` the last `seq` you have: nothing is missed.
                    """)
            .withParameters(
                    ID, Parameter.integer("after", 0, 1_000_000, "The number of the last event you know."), WAIT)
            .withResponse(
                    200,
                    "A JSON object a line.",
                    Content.ndjson(MessageSchemas.STREAM, "running", "presence", "moved", "offered"))
            .withProblems(BAD_REQUEST, NOT_FOUND, TOO_MANY_CONNECTIONS, STORAGE);

    static final Operation LIVE = Operation.of(
                    SOCKET, "/api/games/{id}/live", "live", OperationTag.GAMES, "Play and watch over a WebSocket", """
                    A WebSocket for one game. It takes the same messages as `POST /api/games/{id}/actions`, and `watch` and `ping`; \
                    it tells the same as `GET /api/games/{id}/events` once you said `watch`, and `rejected` where a message was \
                    not accepted. Nothing is told before `watch`.

                    To resume after a lost connection, connect and say `{"type":"watch","after":17}`, 17 being the last `seq` you \
                    have: nothing is missed. Messages are text, at most 16 KiB. The server pings every 15 seconds. It closes with \
                    1001 when it stops, and with 1013 if you read too slowly: come back and resume.
                    """)
            .withParameters(ID)
            .withResponse(101, "From here on it is a WebSocket.")
            .withProblems(BAD_REQUEST, NOT_FOUND, TOO_MANY_CONNECTIONS, STORAGE);

    static final Operation RECORD = Operation.of(
                    GET, "/api/games/{id}/record", "gameRecord", OperationTag.GAMES, "A game as a record", """
                    The moves so far, with who played: as text, or as JSON.
                    """)
            .withParameters(ID, FORMAT)
            .withResponse(
                    200,
                    "The record.",
                    Content.text("text/plain", "record-text"),
                    Content.json(RecordSchemas.RECORD, "record"))
            .withProblems(BAD_REQUEST, NOT_FOUND, STORAGE);

    static final Operation LOBBY = Operation.of(
                    GET, "/api/lobby", "lobby", OperationTag.GAMES, "The games anybody may join", """
                    Join one with the action `join`.
                    """)
            .withResponse(200, "The lobby.", Content.json(LobbySchemas.LOBBY, "lobby"))
            .withProblems(STORAGE);

    static final Operation LOBBY_EVENTS = Operation.of(
                    GET, "/api/lobby/events", "lobbyEvents", OperationTag.GAMES, "The lobby, whenever it changes", """
                    An answer without end: the lobby as it is now, and again whenever it has changed.
                    """)
            .withParameters(WAIT)
            .withResponse(200, "A JSON object a line.", Content.ndjson(LobbySchemas.LOBBY, "lobby"))
            .withProblems(TOO_MANY_CONNECTIONS, STORAGE);

    static final List<Operation> ALL =
            List.of(KINDS, CREATE, SHOW, INVITATION, ACT, EVENTS, LIVE, RECORD, LOBBY, LOBBY_EVENTS);

    private GameOperations() {}
}
