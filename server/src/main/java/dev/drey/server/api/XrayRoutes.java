package dev.drey.server.api;

import dev.drey.rules.Position;
import dev.drey.server.Routes;
import dev.drey.server.access.ProblemCode;
import dev.drey.server.access.ProblemException;
import dev.drey.server.search.AnalysisService;
import dev.drey.teach.AlgorithmKind;
import dev.drey.teach.xray.SearchTree;
import dev.drey.wire.xray.XrayJson;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** Routes for the search trees of the teaching algorithms. They are small, but still searched on the search threads. */
public final class XrayRoutes implements Routes {
    /** Maximum nodes of a tree: more than a reader can look at, and searched in milliseconds. */
    static final int MAX_NODES = 4_000;

    static final int MAX_DEPTH = 9;
    static final int DEFAULT_DEPTH = 2;

    private final ApiContext context;

    private final AnalysisService analyses;

    public XrayRoutes(ApiContext context, AnalysisService analyses) {
        this.context = context;
        this.analyses = analyses;
    }

    @Override
    public void register(RoutesConfig routes) {
        AnalysisOperations.XRAY.serve(routes, this::xray);
    }

    private void xray(Context ctx) {
        Position position = LineOfPlay.position(ctx);
        AlgorithmKind method = method(ctx);
        int depth = depth(ctx);
        if (position.isOver()) {
            throw bad("position: the game is over; expected a position with a legal move");
        }
        context.shutdown().rejectNewWork();
        CompletableFuture<XrayJson> tree =
                analyses.compute(context.searchOwner(ctx), () -> XrayJson.of(search(method, position, depth), depth));
        try {
            // Checked after the start: a game without hints that starts at the same time either ends the search or is
            // found here.
            context.rejectIfWithheld(ctx, List.of(position));
        } catch (RuntimeException withheld) {
            tree.cancel(true);
            throw withheld;
        }
        ctx.future(() -> tree.handle((found, failure) -> {
            if (failure != null) {
                throw Failures.thrown(failure);
            }
            ctx.json(found);
            return found;
        }));
    }

    private static SearchTree search(AlgorithmKind method, Position position, int depth) {
        try {
            return SearchTree.of(method, position, depth, MAX_NODES);
        } catch (SearchTree.TooLarge e) {
            throw bad("depth: the tree has more than " + MAX_NODES + " nodes; expected at most "
                    + maxDepthWithin(method, position, depth) + " for this position");
        }
    }

    /** Returns the greatest depth whose tree is small enough. Tries shallow depths first, because a tree that is too large costs most. */
    private static int maxDepthWithin(AlgorithmKind method, Position position, int limit) {
        for (int depth = 2; depth < limit; depth++) {
            try {
                SearchTree unused = SearchTree.of(method, position, depth, MAX_NODES);
            } catch (SearchTree.TooLarge e) {
                return depth - 1;
            }
        }
        return limit - 1;
    }

    private static AlgorithmKind method(Context ctx) {
        String text = Objects.requireNonNullElse(ctx.queryParam("algorithm"), AlgorithmKind.ALPHA_BETA.text());
        return AlgorithmKind.find(text)
                .orElseThrow(() -> bad("algorithm: expected one of " + String.join(", ", AlgorithmKind.texts())));
    }

    private static int depth(Context ctx) {
        @Nullable String text = ctx.queryParam("depth");
        if (text != null && !text.matches("[1-" + MAX_DEPTH + "]")) {
            throw bad("depth: expected a whole number from 1 to " + MAX_DEPTH);
        }
        return text == null ? DEFAULT_DEPTH : Integer.parseInt(text);
    }

    private static ProblemException bad(String detail) {
        return new ProblemException(ProblemCode.BAD_REQUEST, detail);
    }
}
