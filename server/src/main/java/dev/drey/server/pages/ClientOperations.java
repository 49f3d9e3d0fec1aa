package dev.drey.server.pages;

import static dev.drey.server.access.ProblemCode.NOT_FOUND;
import static dev.drey.server.access.ProblemCode.NOT_READY;
import static dev.drey.server.openapi.Operation.Method.GET;

import dev.drey.server.openapi.Content;
import dev.drey.server.openapi.Operation;
import dev.drey.server.openapi.OperationTag;
import dev.drey.server.openapi.Parameter;
import java.util.List;
import java.util.stream.Stream;

/** Where the board in the browser is. */
public final class ClientOperations {
    private static final Parameter GAME = Parameter.path("id", "The game's id.", "avretfwwaytr");
    private static final Parameter LESSON = Parameter.path("lesson", "What is learned.", "othello");
    private static final Parameter NAME = Parameter.path("name", "The file's name.", "index.js");

    /** One page, which finds out for itself where it is. */
    static final List<Operation> PAGES = List.of(
            page("/", "home", "The games", "All games, the lobby, and a click to begin."),
            page("/game/{id}", "gamePage", "A game", "The board, the clocks, the moves.")
                    .withParameters(GAME),
            page("/study", "studyPage", "Study", "What every move of a position or a record is worth."),
            page("/learn", "learnPage", "Learn", "The rules of each game, to be tried out."),
            page("/learn/{lesson}", "lessonPage", "A lesson", "The rules of one game.")
                    .withParameters(LESSON),
            page("/xray", "xrayPage", "X-ray", "How a search looks at a position, step by step."),
            page("/games", "gamesPage", "Your games", "What this browser's guest has played."));

    static final Operation ASSET = Operation.of(
                    GET, "/assets/{name}", "asset", OperationTag.PAGES, "A file of the pages", """
                    What the pages load. A file's name changes with its contents, so it can be kept for ever.
                    """)
            .withParameters(NAME)
            .withResponse(
                    200,
                    "The file.",
                    Content.text("text/javascript"),
                    Content.text("text/css"),
                    Content.text("image/svg+xml"),
                    Content.text("image/webp"),
                    Content.text("image/png"),
                    Content.text("application/json"))
            .withResponse(304, "You have it already.")
            .withProblems(NOT_FOUND);

    static final Operation ICON = Operation.of(
                    GET, "/favicon.svg", "icon", OperationTag.PAGES, "The sign of the house", """
                    A squirrel.
                    """)
            .withResponse(200, "A picture.", Content.text("image/svg+xml"))
            .withResponse(304, "You have it already.")
            .withProblems(NOT_FOUND);

    static final Operation THEME = Operation.of(GET, "/theme.js", "theme", OperationTag.PAGES, "Light or dark", """
                    Puts the theme that was chosen in this browser into a page before it is drawn.
                    """)
            .withResponse(200, "A script.", Content.text("text/javascript"))
            .withResponse(304, "You have it already.")
            .withProblems(NOT_FOUND);

    public static final List<Operation> ALL =
            Stream.concat(PAGES.stream(), Stream.of(ASSET, ICON, THEME)).toList();

    private ClientOperations() {}

    private static Operation page(String path, String id, String summary, String description) {
        return Operation.of(GET, path, id, OperationTag.PAGES, summary, description)
                .withResponse(200, "A page.", Content.text("text/html"))
                .withResponse(304, "You have it already.")
                .withProblems(NOT_READY);
    }
}
