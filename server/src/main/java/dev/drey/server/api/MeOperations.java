package dev.drey.server.api;

import static dev.drey.server.access.ProblemCode.BAD_JSON;
import static dev.drey.server.access.ProblemCode.BAD_REQUEST;
import static dev.drey.server.access.ProblemCode.NOT_FOUND;
import static dev.drey.server.access.ProblemCode.STORAGE;
import static dev.drey.server.access.ProblemCode.TOO_LARGE;
import static dev.drey.server.access.ProblemCode.TOO_MANY_NEW_GUESTS;
import static dev.drey.server.access.ProblemCode.TOO_MANY_TOKENS;
import static dev.drey.server.access.ProblemCode.UNSUPPORTED_TYPE;
import static dev.drey.server.openapi.Operation.Method.DELETE;
import static dev.drey.server.openapi.Operation.Method.GET;
import static dev.drey.server.openapi.Operation.Method.POST;
import static dev.drey.server.openapi.Operation.Method.PUT;

import dev.drey.server.openapi.Content;
import dev.drey.server.openapi.LobbySchemas;
import dev.drey.server.openapi.Operation;
import dev.drey.server.openapi.OperationTag;
import dev.drey.server.openapi.Parameter;
import dev.drey.server.openapi.RequestSchemas;
import java.util.List;

/** The operations about the client's own identity. */
final class MeOperations {
    private static final Parameter TOKEN_ID =
            Parameter.path("id", "The id of the token, as `GET /api/tokens` lists it.", "k4m8tq2nxw7c9hzr");

    static final Operation CREATE_TOKEN = Operation.of(
                    POST, "/api/tokens", "createToken", OperationTag.PEOPLE, "Get a token", """
                    Returns a token for a program: for you, or for a new guest if the request has no cookie or token. Send it with \
                    every request as `Authorization: Bearer …`. Keep it secret: anyone who has it can play as you. It expires, \
                    after 90 days unless you choose another number of `days`. The body may be missing.
                    """)
            .withOptionalBody(Content.json(RequestSchemas.TOKEN, "token-request"))
            .withResponse(201, "Your id, your name and the token.", Content.json(LobbySchemas.NEW_TOKEN, "token"))
            .withProblems(BAD_JSON, UNSUPPORTED_TYPE, TOO_LARGE, TOO_MANY_NEW_GUESTS, TOO_MANY_TOKENS, STORAGE);

    static final Operation TOKENS = Operation.of(
                    GET, "/api/tokens", "tokens", OperationTag.PEOPLE, "List your tokens", """
                    The server stores only hashes, so it cannot show the tokens themselves.
                    """)
            .withResponse(200, "Your tokens.", Content.json(LobbySchemas.TOKENS, "tokens"))
            .withProblems(TOO_MANY_NEW_GUESTS, STORAGE);

    static final Operation REVOKE_TOKEN = Operation.of(
                    DELETE, "/api/tokens/{id}", "revokeToken", OperationTag.PEOPLE, "Revoke a token", """
                    The token stops working at once, and its WebSockets and streams are closed.
                    """)
            .withParameters(TOKEN_ID)
            .withResponse(200, "Your other tokens.", Content.json(LobbySchemas.TOKENS, "tokens"))
            .withProblems(NOT_FOUND, TOO_MANY_NEW_GUESTS, STORAGE);

    static final Operation ROTATE_TOKEN = Operation.of(
                    POST, "/api/tokens/{id}/rotate", "rotateToken", OperationTag.PEOPLE, "Replace a token", """
                    Returns a new token with the same label. The old one stops working at once. The body may be missing.
                    """)
            .withParameters(TOKEN_ID)
            .withOptionalBody(Content.json(RequestSchemas.ROTATION, "token-rotation"))
            .withResponse(200, "The new token.", Content.json(LobbySchemas.NEW_TOKEN, "token"))
            .withProblems(NOT_FOUND, BAD_JSON, UNSUPPORTED_TYPE, TOO_LARGE, TOO_MANY_NEW_GUESTS, STORAGE);

    static final Operation SIGN_OUT = Operation.of(
                    POST, "/api/me/sign-out", "signOut", OperationTag.PEOPLE, "Sign out everywhere", """
                    Makes all your cookies and tokens invalid and closes their WebSockets and streams. You stay signed in with a new \
                    cookie, or with a new token if you used one, unless `leave` is true. The body may be missing.
                    """)
            .withOptionalBody(Content.json(RequestSchemas.SIGN_OUT, "sign-out"))
            .withResponse(200, "Your id and name.", Content.json(LobbySchemas.ME, "me"))
            .withProblems(BAD_JSON, UNSUPPORTED_TYPE, TOO_LARGE, TOO_MANY_NEW_GUESTS, STORAGE);

    static final Operation DELETE_ME = Operation.of(
                    POST, "/api/me/delete", "deleteMe", OperationTag.PEOPLE, "Delete your identity", """
                    This cannot be undone. Your name is removed everywhere: others see `Deleted player`. All your cookies and tokens \
                    become invalid. You resign your running games against people, and your other unfinished games are cancelled. \
                    Finished games stay, without your name, because they also belong to your opponents.
                    """)
            .withBody(Content.json(RequestSchemas.DELETION, "deletion"))
            .withResponse(200, "The identity is deleted.", Content.json(LobbySchemas.DELETED, "deleted"))
            .withProblems(BAD_JSON, UNSUPPORTED_TYPE, TOO_LARGE, TOO_MANY_NEW_GUESTS, STORAGE);

    static final Operation ME = Operation.of(GET, "/api/me", "me", OperationTag.PEOPLE, "Get your name and id", """
                    You are a guest from your first request on, with a generated name.
                    """)
            .withResponse(200, "Your id and name.", Content.json(LobbySchemas.ME, "me"))
            .withProblems(TOO_MANY_NEW_GUESTS, STORAGE);

    static final Operation RENAME = Operation.of(PUT, "/api/me", "rename", OperationTag.PEOPLE, "Change your name", """
                    Other players see the new name from now on.
                    """)
            .withBody(Content.json(RequestSchemas.NAME, "name"))
            .withResponse(200, "Your id and name.", Content.json(LobbySchemas.ME, "renamed"))
            .withProblems(BAD_JSON, UNSUPPORTED_TYPE, TOO_LARGE, TOO_MANY_NEW_GUESTS, STORAGE);

    static final Operation GAMES = Operation.of(
                    GET, "/api/me/games", "myGames", OperationTag.PEOPLE, "List your games", """
                    The games that you play or created, newest first, 50 per page.
                    """)
            .withParameters(Parameter.query(
                    "before", "The id of the last game of the previous page; the response starts after it.", ""))
            .withResponse(200, "Your games.", Content.json(LobbySchemas.MY_GAMES, "my-games"))
            .withProblems(BAD_REQUEST, TOO_MANY_NEW_GUESTS, STORAGE);

    static final Operation STATISTICS = Operation.of(
                    GET, "/api/me/statistics", "myStatistics", OperationTag.PEOPLE, "Get your results", """
                    The number of games that you finished, won, drew and lost, by kind of game. Cancelled games do not count.
                    """)
            .withResponse(200, "Your results.", Content.json(LobbySchemas.STATISTICS, "statistics"))
            .withProblems(TOO_MANY_NEW_GUESTS, STORAGE);

    static final List<Operation> ALL = List.of(
            CREATE_TOKEN, TOKENS, REVOKE_TOKEN, ROTATE_TOKEN, ME, RENAME, SIGN_OUT, DELETE_ME, GAMES, STATISTICS);

    private MeOperations() {}
}
