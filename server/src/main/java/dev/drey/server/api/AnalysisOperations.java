package dev.drey.server.api;

import static dev.drey.server.access.ProblemCode.BAD_REQUEST;
import static dev.drey.server.access.ProblemCode.BUSY;
import static dev.drey.server.access.ProblemCode.EXPIRED;
import static dev.drey.server.access.ProblemCode.HINTS_OFF;
import static dev.drey.server.access.ProblemCode.NOT_FOUND;
import static dev.drey.server.access.ProblemCode.REJECTED;
import static dev.drey.server.access.ProblemCode.STORAGE;
import static dev.drey.server.access.ProblemCode.TOO_MANY_CONNECTIONS;
import static dev.drey.server.access.ProblemCode.TOO_MANY_NEW_GUESTS;
import static dev.drey.server.access.ProblemCode.TOO_MANY_SEARCHES;
import static dev.drey.server.openapi.Operation.Method.GET;

import dev.drey.server.openapi.AnalysisSchemas;
import dev.drey.server.openapi.Content;
import dev.drey.server.openapi.Operation;
import dev.drey.server.openapi.OperationTag;
import dev.drey.server.openapi.Parameter;
import dev.drey.server.openapi.XraySchemas;
import dev.drey.server.search.AnalysisService;
import java.util.List;

/** The OpenAPI operations about the value of moves. */
final class AnalysisOperations {
    static final Operation ANALYSIS = Operation.of(
                    GET, "/api/analysis", "analysis", OperationTag.ANALYSIS, "Analyse a position", """
                    The value of every move. Each line replaces the line before it; the last line has `"last":true`. Close the \
                    connection to stop the search.
                    """)
            .withParameters(
                    PositionOperations.START,
                    Parameter.seconds(AnalysisService.DEFAULT_SECONDS, AnalysisService.MAX_SECONDS))
            .withResponse(200, "One JSON object per line.", Content.ndjson(AnalysisSchemas.ANALYSIS_LINE, "analysis"))
            .withProblems(BAD_REQUEST, HINTS_OFF, TOO_MANY_CONNECTIONS, TOO_MANY_SEARCHES, BUSY, STORAGE);

    static final Operation MAP_OF_THE_DAY = Operation.of(
                    GET, "/api/map-of-the-day", "mapOfTheDay", OperationTag.ANALYSIS, "Get the map of the day", """
                    The Squirrel War map of this day (UTC), the same on all servers. The server solves it when it has nothing else to \
                    do, unless that is switched off. While you play a game without hints in which the solution could help, it is left \
                    out.
                    """)
            .withResponse(200, "The map of the day.", Content.json(AnalysisSchemas.MAP_OF_THE_DAY, "map-of-the-day"))
            .withProblems(TOO_MANY_NEW_GUESTS, STORAGE);

    static final Operation REVIEW = Operation.of(
                    GET, "/api/games/{id}/review", "review", OperationTag.ANALYSIS, "Review a finished game", """
                    How much each move lost. The review starts at the end of the game. Each line replaces the line before it; the \
                    last line has every move.
                    """)
            .withParameters(GameOperations.ID)
            .withResponse(200, "One JSON object per line.", Content.ndjson(AnalysisSchemas.REVIEW_LINE, "review"))
            .withProblems(
                    NOT_FOUND, EXPIRED, REJECTED, HINTS_OFF, TOO_MANY_CONNECTIONS, TOO_MANY_SEARCHES, BUSY, STORAGE);

    static final Operation REVIEW_LINE = Operation.of(
                    GET, "/api/review", "reviewLine", OperationTag.ANALYSIS, "Review any line of moves", """
                    The same for any sequence of moves. It does not have to come from a game or reach the end of one.
                    """)
            .withParameters(PositionOperations.START, PositionOperations.MOVES)
            .withResponse(200, "One JSON object per line.", Content.ndjson(AnalysisSchemas.REVIEW_LINE, "review"))
            .withProblems(BAD_REQUEST, HINTS_OFF, TOO_MANY_CONNECTIONS, TOO_MANY_SEARCHES, BUSY, STORAGE);

    static final Operation STUDY = Operation.of(
                    GET, "/api/study", "study", OperationTag.ANALYSIS, "Study a line of moves", """
                    A review of the line, and the verdicts of all its positions and of the position `at`. Each line of the response \
                    has only the changes since the line before; the lines so far are always consistent. To move to another \
                    position, close the connection and request again with `since`, so that the server does not repeat known \
                    results. If you have more than two studies open, the newest one ends the oldest one.
                    """)
            .withParameters(
                    PositionOperations.START,
                    PositionOperations.MOVES,
                    Parameter.query(
                            "at",
                            "The position that the user is looking at, as text; default: none.",
                            "adjacent-claim:3x3:X--/---/---:O"),
                    Parameter.query(
                            "winner",
                            "`X`, `O` or `draw`: the winner, if the line does not end by the rules; default: nobody yet.",
                            ""),
                    Parameter.query(
                            "since", "The `version` of the last line that you have; default: send everything.", ""),
                    Parameter.seconds(AnalysisService.DEFAULT_SECONDS, AnalysisService.MAX_SECONDS))
            .withResponse(200, "One JSON object per line.", Content.ndjson(AnalysisSchemas.STUDY_LINE, "study"))
            .withProblems(BAD_REQUEST, HINTS_OFF, TOO_MANY_CONNECTIONS, TOO_MANY_SEARCHES, BUSY, STORAGE);

    static final Operation WEAKNESSES = Operation.of(
                    GET, "/api/me/weaknesses", "weaknesses", OperationTag.ANALYSIS, "Get your common mistakes", """
                    Your mistakes in your newest 1000 finished games, grouped by category, game and phase. The server reviews each \
                    game once and stores the result. It reviews new games while the connection is open, newest first, at most 20 \
                    per request: request again while `reviewed` is less than `total`. Each line replaces the line before it. A new \
                    request ends your earlier one.
                    """)
            .withResponse(
                    200, "One JSON object per line.", Content.ndjson(AnalysisSchemas.WEAKNESSES_LINE, "weaknesses"))
            .withProblems(TOO_MANY_NEW_GUESTS, TOO_MANY_CONNECTIONS, TOO_MANY_SEARCHES, BUSY, STORAGE);

    static final Operation XRAY = Operation.of(
                    GET, "/api/xray", "xray", OperationTag.ANALYSIS, "Show a search tree", """
                    Every node that greedy, minimax or alpha-beta visits, in order, and why moves were cut off. A tree may have at \
                    most 4000 nodes; if it is larger, the problem names the greatest possible depth. To get the position of a \
                    node, use `GET /api/position` with the moves that lead to it.
                    """)
            .withParameters(
                    PositionOperations.START,
                    Parameter.choice("algorithm", "The search algorithm.", "alpha-beta", "minimax", "greedy"),
                    Parameter.integer(
                            "depth", 1, XrayRoutes.MAX_DEPTH, "The number of plies to look ahead; default: 2."))
            .withResponse(200, "The whole tree.", Content.json(XraySchemas.XRAY, "xray"))
            .withProblems(BAD_REQUEST, HINTS_OFF, TOO_MANY_SEARCHES, BUSY, STORAGE);

    static final List<Operation> ALL = List.of(ANALYSIS, MAP_OF_THE_DAY, REVIEW, REVIEW_LINE, STUDY, WEAKNESSES, XRAY);

    private AnalysisOperations() {}
}
