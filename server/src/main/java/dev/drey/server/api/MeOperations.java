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
                    POST, "/api/tokens", "createToken", OperationTag.PEOPLE, "A token for a program", """
                    Without cookie or token, for a new guest; else for whoever asks. Show it as `Authorization: Bearer …`. Who has it \
                    is you, for as long as the server keeps its games.
                    """)
            .withResponse(201, "Who you are, and the token.", Content.json(LobbySchemas.ME, "token"))
            .withProblems(TOO_MANY_NEW_GUESTS, STORAGE);

    static final Operation ME = Operation.of(GET, "/api/me", "me", OperationTag.PEOPLE, "Who you are", """
                    A guest from the first request on.
                    """)
            .withResponse(200, "You.", Content.json(LobbySchemas.ME, "me"))
            .withProblems(TOO_MANY_NEW_GUESTS, STORAGE);

    static final Operation RENAME = Operation.of(
                    PUT, "/api/me", "rename", OperationTag.PEOPLE, "Be called something else", """
                    Others see it from then on.
                    """)
            .withBody(Content.json(RequestSchemas.NAME, "name"))
            .withResponse(200, "You.", Content.json(LobbySchemas.ME, "renamed"))
            .withProblems(BAD_JSON, UNSUPPORTED_TYPE, TOO_LARGE, TOO_MANY_NEW_GUESTS, STORAGE);

    static final Operation GAMES = Operation.of(GET, "/api/me/games", "myGames", OperationTag.PEOPLE, "Your games", """
                    Those you play or made, the newest first, 50 at a time.
                    """)
            .withParameters(Parameter.query("before", "The id of the last one you have: those before it are told.", ""))
            .withResponse(200, "Your games.", Content.json(LobbySchemas.MY_GAMES, "my-games"))
            .withProblems(BAD_REQUEST, TOO_MANY_NEW_GUESTS, STORAGE);

    static final Operation STATISTICS = Operation.of(
                    GET, "/api/me/statistics", "myStatistics", OperationTag.PEOPLE, "How your games went", """
                    How many you finished, won, drew and lost, game by game. Cancelled games do not count.
                    """)
            .withResponse(200, "Your results.", Content.json(LobbySchemas.STATISTICS, "statistics"))
            .withProblems(TOO_MANY_NEW_GUESTS, STORAGE);

    static final List<Operation> ALL = List.of(TOKEN, ME, RENAME, GAMES, STATISTICS);

    private MeOperations() {}
}
