package dev.drey.server.pages;

import static dev.drey.server.access.ProblemCode.NOT_FOUND;
import static dev.drey.server.openapi.Operation.Method.GET;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.drey.server.Routes;
import dev.drey.server.access.ProblemCode;
import dev.drey.server.access.ProblemException;
import dev.drey.server.openapi.ApiDocument;
import dev.drey.server.openapi.Content;
import dev.drey.server.openapi.Operation;
import dev.drey.server.openapi.OperationTag;
import dev.drey.server.openapi.Parameter;
import dev.drey.server.openapi.ServerSchemas;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/** Serves the API documentation, as a page and as an OpenAPI document, and the descriptions of problems. */
public final class PageRoutes implements Routes {
    private static final Operation API = Operation.of(
                    GET, "/api", "api", OperationTag.PAGES, "API documentation as a page", """
                    This documentation for a browser; it needs no JavaScript.
                    """)
            .withResponse(200, "The page.", Content.text("text/html"));

    private static final Operation DOCUMENT = Operation.of(
                    GET, "/openapi.json", "openapi", OperationTag.PAGES, "API documentation for programs", """
                    This documentation as an OpenAPI 3.1 document.
                    """)
            .withResponse(200, "The document.", Content.anyObject());

    private static final Operation PROBLEM = Operation.of(
                    GET, "/problems/{code}", "problem", OperationTag.PAGES, "Explanation of a problem", """
                    The `type` of every problem links here. The `Accept` header chooses between a page, JSON and plain text.
                    """)
            .withParameters(Parameter.path("code", "The code of the problem.", "hints-off"))
            .withResponse(
                    200,
                    "When the problem occurs and what to do.",
                    Content.json(ServerSchemas.PROBLEM_HELP, "problem-help"),
                    Content.text("text/html"),
                    Content.text("text/plain"))
            .withProblems(NOT_FOUND);

    private static final Operation STYLE = Operation.of(
                    GET, "/pages.css", "style", OperationTag.PAGES, "Stylesheet", """
                    The stylesheet of the pages that the server renders.
                    """)
            .withResponse(200, "The stylesheet.", Content.text("text/css"));

    public static final List<Operation> OPERATIONS = List.of(API, DOCUMENT, PROBLEM, STYLE);

    /** The page contains the server's address in examples, so there is one page for each address clients use. */
    private static final int MAX_API_PAGES = 4;

    private final List<Operation> operations;
    private final Optional<URI> publicUrl;
    private @Nullable ObjectNode document;
    private @Nullable String documentText;
    private final Cache<String, String> apiPages =
            Caffeine.newBuilder().maximumSize(MAX_API_PAGES).build();

    /** @param publicUrl the address to show in examples; if empty, that of the request */
    public PageRoutes(List<Operation> operations, Optional<URI> publicUrl) {
        this.operations = operations;
        this.publicUrl = publicUrl;
    }

    @Override
    public void register(RoutesConfig routes) {
        API.serve(
                routes,
                ctx -> sendPage(ctx, apiPages.get(address(ctx), address -> new ApiPage(document(), address).html())));
        DOCUMENT.serve(routes, ctx -> ctx.contentType("application/json").result(documentText()));
        PROBLEM.serve(routes, PageRoutes::sendProblemHelp);
        STYLE.serve(routes, ctx -> ctx.contentType("text/css; charset=utf-8").result(readStylesheet()));
    }

    private static void sendPage(Context ctx, String html) {
        ctx.contentType("text/html; charset=utf-8").result(html);
    }

    /** Built on the first request, so that the server starts sooner. */
    private synchronized ObjectNode document() {
        if (document == null) {
            document = ApiDocument.of(operations);
        }
        return document;
    }

    /** Kept, because serializing the document takes longer than any other response. */
    private synchronized String documentText() {
        if (documentText == null) {
            documentText = document().toString();
        }
        return documentText;
    }

    private String address(Context ctx) {
        String requested = ctx.scheme() + "://" + ctx.host();
        return publicUrl.map(URI::toString).orElse(requested).replaceAll("/+$", "");
    }

    private static void sendProblemHelp(Context ctx) {
        String text = ctx.pathParam("code");
        ProblemCode code = Stream.of(ProblemCode.values())
                .filter(candidate -> candidate.text().equals(text))
                .findFirst()
                .orElseThrow(() -> new ProblemException(NOT_FOUND, "No problem has this code."));
        String accept = String.valueOf(ctx.header("Accept"));
        ctx.header("Vary", "Accept");
        if (accept.contains("text/html")) {
            sendPage(ctx, ProblemPage.html(code));
        } else if (accept.contains("json")) {
            ctx.json(ProblemPage.json(code));
        } else {
            ctx.result(ProblemPage.text(code));
        }
    }

    private static String readStylesheet() {
        try (InputStream in = Objects.requireNonNull(PageRoutes.class.getResourceAsStream("pages.css"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
