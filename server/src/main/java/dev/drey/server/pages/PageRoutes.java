package dev.drey.server.pages;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.drey.server.Routes;
import dev.drey.server.access.ProblemCode;
import dev.drey.server.access.ProblemException;
import dev.drey.server.openapi.ApiDocument;
import dev.drey.server.openapi.Operation;
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

/** What a server shows to read: its API as a page and as a document, its problems. */
public final class PageRoutes implements Routes {
    private static final String HTML = "text/html; charset=utf-8";

    /** The page shows the address it was asked under, so there is one page per address. */
    private static final int MOST_API_PAGES = 4;

    private final List<Operation> operations;
    private final Optional<URI> publicUrl;
    private @Nullable ObjectNode document;
    private @Nullable String documentText;
    private final Cache<String, String> apiPages =
            Caffeine.newBuilder().maximumSize(MOST_API_PAGES).build();

    /** @param publicUrl what people type to get here; if nobody said, what they typed */
    public PageRoutes(List<Operation> operations, Optional<URI> publicUrl) {
        this.operations = operations;
        this.publicUrl = publicUrl;
    }

    @Override
    public void register(RoutesConfig routes) {
        PageOperations.API.serve(
                routes,
                ctx -> page(ctx, apiPages.get(address(ctx), address -> new ApiPage(document(), address).html())));
        PageOperations.DOCUMENT.serve(
                routes, ctx -> ctx.contentType("application/json").result(documentText()));
        PageOperations.PROBLEM.serve(routes, PageRoutes::problem);
        PageOperations.STYLE.serve(
                routes, ctx -> ctx.contentType("text/css; charset=utf-8").result(style()));
    }

    private static void page(Context ctx, String html) {
        ctx.contentType(HTML).result(html);
    }

    /** Written when it is first asked for: starting need not wait for it. */
    private synchronized ObjectNode document() {
        if (document == null) {
            document = ApiDocument.of(operations);
        }
        return document;
    }

    /** It takes longer to write than anything else that anybody may ask for: so it is kept. */
    private synchronized String documentText() {
        if (documentText == null) {
            documentText = document().toString();
        }
        return documentText;
    }

    private String address(Context ctx) {
        String typed = ctx.scheme() + "://" + ctx.host();
        return publicUrl.map(URI::toString).orElse(typed).replaceAll("/+$", "");
    }

    private static void problem(Context ctx) {
        String asked = ctx.pathParam("code");
        ProblemCode code = Stream.of(ProblemCode.values())
                .filter(known -> known.text().equals(asked))
                .findFirst()
                .orElseThrow(() -> new ProblemException(ProblemCode.NOT_FOUND, "no problem has this code"));
        String accept = String.valueOf(ctx.header("Accept"));
        ctx.header("Vary", "Accept");
        if (accept.contains("text/html")) {
            page(ctx, ProblemPage.html(code));
        } else if (accept.contains("json")) {
            ctx.json(ProblemPage.json(code));
        } else {
            ctx.result(ProblemPage.text(code));
        }
    }

    private static String style() {
        try (InputStream in = Objects.requireNonNull(PageRoutes.class.getResourceAsStream("pages.css"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
