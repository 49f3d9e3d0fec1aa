package dev.drey.server.api;

import static dev.drey.server.access.ProblemCode.BAD_JSON;
import static dev.drey.server.access.ProblemCode.BAD_REQUEST;
import static dev.drey.server.access.ProblemCode.STORAGE;
import static dev.drey.server.access.ProblemCode.TOO_LARGE;
import static dev.drey.server.access.ProblemCode.TOO_MANY_NEW_GUESTS;
import static dev.drey.server.access.ProblemCode.UNSUPPORTED_TYPE;
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
    static final Operation TOKEN = Operation.of(
                    POST, "/api/tokens", "createToken", OperationTag.PEOPLE, "Get a token", """
                    Returns a token for a program: for you, or for a new guest if the request has no cookie or token. Send it with \
                    every request as `Authorization: Bearer …`. Keep it secret: anyone who has it can play as you. It is valid \
                    as long as the server keeps its database.
                    """)
            .withResponse(201, "Your id, your name and the token.", Content.json(LobbySchemas.ME, "token"))
            .withProblems(TOO_MANY_NEW_GUESTS, STORAGE);

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

    static final List<Operation> ALL = List.of(TOKEN, ME, RENAME, GAMES, STATISTICS);

    private MeOperations() {}
}
