package dev.drey.server.pages;

import static dev.drey.server.access.ProblemCode.NOT_FOUND;
import static dev.drey.server.access.ProblemCode.NOT_READY;
import static dev.drey.server.openapi.Operation.Method.GET;

import dev.drey.server.Routes;
import dev.drey.server.access.ProblemException;
import dev.drey.server.openapi.Content;
import dev.drey.server.openapi.Operation;
import dev.drey.server.openapi.OperationTag;
import dev.drey.server.openapi.Parameter;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Serves the browser client: one page under several paths, and the files it loads. */
public final class ClientRoutes implements Routes {
    /** The class-path folder into which the build puts the client. */
    public static final String CLIENT = "dev/drey/web";

    /** For the page: always revalidated, because it names the current files, and private, because it may set a cookie. */
    private static final String REVALIDATE = "private, no-cache";

    /** For assets: their names change with their contents. */
    private static final String IMMUTABLE = "public, max-age=31536000, immutable";

    private static final String ONE_DAY = "public, max-age=86400";

    private static final Parameter GAME = Parameter.path("id", "The id of the game.", "avretfwwaytr");
    private static final Parameter LESSON = Parameter.path("lesson", "The name of the lesson.", "othello");
    private static final Parameter NAME = Parameter.path("name", "The name of the file.", "index.js");

    /** One page for all of these paths; its script reads the path. */
    private static final List<Operation> PAGES = List.of(
            page("/", "home", "Home page", "All games, the lobby and buttons to start a game."),
            page("/game/{id}", "gamePage", "Game page", "The board, the clocks and the moves of a game.")
                    .withParameters(GAME),
            page("/study", "studyPage", "Study page", "The value of every move of a position or a record."),
            page("/learn", "learnPage", "List of lessons", "Interactive lessons about the rules of each game."),
            page("/learn/{lesson}", "lessonPage", "Lesson page", "An interactive lesson about the rules of one game.")
                    .withParameters(LESSON),
            page("/xray", "xrayPage", "X-ray page", "How a search explores a position, step by step."),
            page("/games", "gamesPage", "Your games", "Your games in this browser."),
            page(
                    "/identity",
                    "identityPage",
                    "Your identity",
                    "Your name and tokens; sign out, or delete everything."));

    private static final Operation ASSET = Operation.of(
                    GET, "/assets/{name}", "asset", OperationTag.PAGES, "File of the browser client", """
                    A script, stylesheet or image of the pages. The name changes with the content, so clients may cache the file forever.
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
            .withResponse(304, "Not modified: use your cached copy.")
            .withProblems(NOT_FOUND);

    private static final Operation ICON = Operation.of(GET, "/favicon.svg", "icon", OperationTag.PAGES, "Icon", """
                    The icon of the pages, a squirrel.
                    """)
            .withResponse(200, "The image.", Content.text("image/svg+xml"))
            .withResponse(304, "Not modified: use your cached copy.")
            .withProblems(NOT_FOUND);

    private static final Operation THEME = Operation.of(
                    GET, "/theme.js", "theme", OperationTag.PAGES, "Theme script", """
                    Applies the light or dark theme before a page is drawn.
                    """)
            .withResponse(200, "The script.", Content.text("text/javascript"))
            .withResponse(304, "Not modified: use your cached copy.")
            .withProblems(NOT_FOUND);

    public static final List<Operation> OPERATIONS =
            Stream.concat(PAGES.stream(), Stream.of(ASSET, ICON, THEME)).toList();

    private final ClientFiles files;
    private final Consumer<Context> identifyVisitor;

    /**
     * Serves the client in that class-path folder.
     *
     * @param identifyVisitor identifies the visitor who opens a page. The page then sends several requests at once, and without
     *     a cookie each of them would create another guest
     */
    public ClientRoutes(String root, Consumer<Context> identifyVisitor) {
        this.files = new ClientFiles(root);
        this.identifyVisitor = identifyVisitor;
    }

    @Override
    public void register(RoutesConfig routes) {
        PAGES.forEach(operation -> operation.serve(routes, this::sendPage));
        ASSET.serve(routes, this::sendAsset);
        ICON.serve(routes, ctx -> send(ctx, orNotFound(files.find("favicon.svg")), ONE_DAY));
        THEME.serve(routes, ctx -> send(ctx, orNotFound(files.find("theme.js")), ONE_DAY));
    }

    private static Operation page(String path, String id, String summary, String description) {
        return Operation.of(GET, path, id, OperationTag.PAGES, summary, description)
                .withResponse(200, "The page.", Content.text("text/html"))
                .withResponse(304, "Not modified: use your cached copy.")
                .withProblems(NOT_READY);
    }

    private void sendPage(Context ctx) {
        ClientFile page = files.find("index.html")
                .orElseThrow(() -> new ProblemException(
                        NOT_READY,
                        "This build has no browser client (" + CLIENT
                                + "/index.html is not on the class path). The API works."));
        identifyVisitor.accept(ctx);
        send(ctx, page, REVALIDATE);
    }

    private void sendAsset(Context ctx) {
        send(ctx, orNotFound(files.findAsset(ctx.pathParam("name"))), IMMUTABLE);
    }

    private static ClientFile orNotFound(Optional<ClientFile> file) {
        return file.orElseThrow(() -> new ProblemException(NOT_FOUND, "File not found."));
    }

    private static void send(Context ctx, ClientFile file, String cacheControl) {
        ctx.header("Cache-Control", cacheControl).header("ETag", file.etag()).header("Vary", "Accept-Encoding");
        if (header(ctx, "If-None-Match").contains(file.etag())) {
            ctx.status(304);
            return;
        }
        // The file is compressed already.
        ctx.disableCompression().contentType(file.contentType());
        if (file.gzipped().isPresent() && acceptsGzip(header(ctx, "Accept-Encoding"))) {
            ctx.header("Content-Encoding", "gzip").result(file.gzipped().get());
        } else {
            ctx.result(file.bytes());
        }
    }

    /** Whether an Accept-Encoding header allows gzip; a weight of 0 forbids it. */
    private static boolean acceptsGzip(String acceptEncoding) {
        return Arrays.stream(acceptEncoding.toLowerCase(Locale.ROOT).split(","))
                .map(String::strip)
                .anyMatch(coding -> coding.matches("(x-)?gzip(\\s*;\\s*q=(1(\\.0*)?|0\\.0*[1-9][0-9]*))?"));
    }

    private static String header(Context ctx, String header) {
        return Optional.ofNullable(ctx.header(header)).orElse("");
    }
}
