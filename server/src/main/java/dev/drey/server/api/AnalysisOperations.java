package dev.drey.server.api;

import static dev.drey.server.access.ProblemCode.BAD_REQUEST;
import static dev.drey.server.access.ProblemCode.BUSY;
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
                    GET,
                    "/api/analysis",
                    "analysis",
                    OperationTag.ANALYSIS,
                    "What every move of a position is worth",
                    """
                    Each line is all that is known by then, and the last one says so: `"last":true`. Closing the connection stops \
                    the search.
                    """)
            .withParameters(
                    PositionOperations.START,
                    Parameter.seconds(AnalysisService.DEFAULT_SECONDS, AnalysisService.MAX_SECONDS))
            .withResponse(200, "A JSON object a line.", Content.ndjson(AnalysisSchemas.ANALYSIS_LINE, "analysis"))
            .withProblems(BAD_REQUEST, HINTS_OFF, TOO_MANY_CONNECTIONS, TOO_MANY_SEARCHES, BUSY, STORAGE);

    static final Operation REVIEW = Operation.of(
                    GET,
                    "/api/games/{id}/review",
                    "review",
                    OperationTag.ANALYSIS,
                    "What became of a finished game",
                    """
                    What each move gave away. It is looked at from its end; each line is all that is known by then, and the last \
                    one has every move.
                    """)
            .withParameters(GameOperations.ID)
            .withResponse(200, "A JSON object a line.", Content.ndjson(AnalysisSchemas.REVIEW_LINE, "review"))
            .withProblems(NOT_FOUND, REJECTED, HINTS_OFF, TOO_MANY_CONNECTIONS, TOO_MANY_SEARCHES, BUSY, STORAGE);

    static final Operation REVIEW_LINE = Operation.of(
                    GET, "/api/review", "reviewLine", OperationTag.ANALYSIS, "What became of any line of play", """
                    The same for moves that nobody need have played, and that need not lead to the end of a game.
                    """)
            .withParameters(PositionOperations.START, PositionOperations.MOVES)
            .withResponse(200, "A JSON object a line.", Content.ndjson(AnalysisSchemas.REVIEW_LINE, "review"))
            .withProblems(BAD_REQUEST, HINTS_OFF, TOO_MANY_CONNECTIONS, TOO_MANY_SEARCHES, BUSY, STORAGE);

    static final Operation STUDY = Operation.of(
                    GET,
                    "/api/study",
                    "study",
                    OperationTag.ANALYSIS,
                    "A line of play while somebody looks at one of its positions",
                    """
                    A review of the line, and the verdicts of every position of it and of the one looked at. Each line of the answer \
                    has what changed since the one before; all that was told so far agrees at any moment. To step to another \
                    position, close the connection and ask again with `since`: what is known is not told twice, and a newer study of \
                    the same guest ends an older one.
                    """)
            .withParameters(
                    PositionOperations.START,
                    PositionOperations.MOVES,
                    Parameter.query(
                            "at",
                            "The position looked at, as text; none if missing.",
                            "adjacent-claim:3x3:X--/---/---:O"),
                    Parameter.query(
                            "winner",
                            "`X`, `O` or `draw`: who won a line that does not end by rule; nobody yet if missing.",
                            ""),
                    Parameter.query("since", "The `version` of the last line seen; all is told if missing.", ""),
                    Parameter.seconds(AnalysisService.DEFAULT_SECONDS, AnalysisService.MAX_SECONDS))
            .withResponse(200, "A JSON object a line.", Content.ndjson(AnalysisSchemas.STUDY_LINE, "study"))
            .withProblems(BAD_REQUEST, HINTS_OFF, TOO_MANY_CONNECTIONS, TOO_MANY_SEARCHES, BUSY, STORAGE);

    static final Operation WEAKNESSES = Operation.of(
                    GET,
                    "/api/me/weaknesses",
                    "weaknesses",
                    OperationTag.ANALYSIS,
                    "Which kinds of mistakes you make",
                    """
                    Your own marked moves in all finished games in which you sat (the newest 1000), by category, game and phase. A game is \
                    reviewed once; what was found is stored. Games that were not reviewed yet are reviewed while the connection is \
                    open, the newest first, at most 20 for one request: ask again as long as `reviewed` is less than `total`. Each line \
                    is all that is known by then. A newer request of the same guest ends an older one.
                    """)
            .withResponse(200, "A JSON object a line.", Content.ndjson(AnalysisSchemas.WEAKNESSES_LINE, "weaknesses"))
            .withProblems(TOO_MANY_NEW_GUESTS, TOO_MANY_CONNECTIONS, TOO_MANY_SEARCHES, BUSY, STORAGE);

    static final Operation XRAY = Operation.of(
                    GET,
                    "/api/xray",
                    "xray",
                    OperationTag.ANALYSIS,
                    "How a search that is taught looks at a position",
                    """
                    Every node that greedy, minimax or alpha-beta visits, in order, and why moves were left out. A tree of more than \
                    4000 nodes is refused; the answer then says which depth would do. The position at a node is what \
                    `GET /api/position` tells for the moves that lead to it.
                    """)
            .withParameters(
                    PositionOperations.START,
                    Parameter.choice("algorithm", "How to search.", "alpha-beta", "minimax", "greedy"),
                    Parameter.integer("depth", 1, XrayRoutes.MAX_DEPTH, "How many plies to look ahead; if missing, 2."))
            .withResponse(200, "The whole tree.", Content.json(XraySchemas.XRAY, "xray"))
            .withProblems(BAD_REQUEST, HINTS_OFF, STORAGE);

    static final List<Operation> ALL = List.of(ANALYSIS, REVIEW, REVIEW_LINE, STUDY, WEAKNESSES, XRAY);

    private AnalysisOperations() {}
}
