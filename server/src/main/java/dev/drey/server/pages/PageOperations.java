package dev.drey.server.pages;

import static dev.drey.server.access.ProblemCode.NOT_FOUND;
import static dev.drey.server.openapi.Operation.Method.GET;

import dev.drey.server.openapi.Content;
import dev.drey.server.openapi.Operation;
import dev.drey.server.openapi.OperationTag;
import dev.drey.server.openapi.Parameter;
import dev.drey.server.openapi.ServerSchemas;
import java.util.List;

/** What there is to read. */
public final class PageOperations {
    private static final String HTML = "text/html";

    static final Operation API = Operation.of(GET, "/api", "api", OperationTag.PAGES, "This document as a page", """
                    To read in a browser; it needs no script.
                    """)
            .withResponse(200, "A page.", Content.text(HTML));

    static final Operation DOCUMENT = Operation.of(
                    GET, "/openapi.json", "openapi", OperationTag.PAGES, "This document for programs", """
                    OpenAPI 3.1.
                    """)
            .withResponse(200, "The document.", Content.anyObject());

    static final Operation PROBLEM = Operation.of(
                    GET, "/problems/{code}", "problem", OperationTag.PAGES, "What a problem means", """
                    The `type` of every problem leads here. As a page, as JSON or as plain text, as the `Accept` header has it.
                    """)
            .withParameters(Parameter.path("code", "The problem's code.", "hints-off"))
            .withResponse(
                    200,
                    "When it comes, and what to do.",
                    Content.json(ServerSchemas.PROBLEM_HELP, "problem-help"),
                    Content.text(HTML),
                    Content.text("text/plain"))
            .withProblems(NOT_FOUND);

    static final Operation STYLE = Operation.of(
                    GET, "/pages.css", "style", OperationTag.PAGES, "What the pages look like", """
                    The stylesheet of these pages.
                    """)
            .withResponse(200, "A stylesheet.", Content.text("text/css"));

    public static final List<Operation> ALL = List.of(API, DOCUMENT, PROBLEM, STYLE);

    private PageOperations() {}
}
