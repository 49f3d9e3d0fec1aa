package dev.drey.server.api;

import dev.drey.rules.Position;
import dev.drey.server.Routes;
import dev.drey.server.access.ProblemCode;
import dev.drey.server.access.ProblemException;
import dev.drey.teach.AlgorithmKind;
import dev.drey.teach.xray.SearchTree;
import dev.drey.wire.xray.XrayJson;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** How the algorithms that are taught look at a position. They are quick, so nobody waits for them. */
public final class XrayRoutes implements Routes {
    /** More than one can look at; it takes milliseconds. */
    static final int MOST_NODES = 4_000;

    static final int DEEPEST = 9;
    static final int USUAL_DEPTH = 2;

    private final ApiContext context;

    public XrayRoutes(ApiContext context) {
        this.context = context;
    }

    @Override
    public void register(RoutesConfig routes) {
        AnalysisOperations.XRAY.serve(routes, this::xray);
    }

    private void xray(Context ctx) {
        Position position = LineOfPlay.position(ctx);
        AlgorithmKind method = method(ctx);
        int depth = depth(ctx);
        context.refuseHelp(ctx, List.of(position));
        if (position.isOver()) {
            throw bad("position: the game is over, so there is no move to look for");
        }
        ctx.json(XrayJson.of(search(method, position, depth), depth));
    }

    private static SearchTree search(AlgorithmKind method, Position position, int depth) {
        try {
            return SearchTree.of(method, position, depth, MOST_NODES);
        } catch (SearchTree.TooLarge e) {
            throw bad("a tree of more than " + MOST_NODES + " nodes; expected depth=" + fitting(method, position, depth)
                    + " at most here");
        }
    }

    /** The greatest depth that is not too much. From the shallow side, since a tree that is too large costs the most. */
    private static int fitting(AlgorithmKind method, Position position, int tooDeep) {
        for (int depth = 2; depth < tooDeep; depth++) {
            try {
                SearchTree unused = SearchTree.of(method, position, depth, MOST_NODES);
            } catch (SearchTree.TooLarge e) {
                return depth - 1;
            }
        }
        return tooDeep - 1;
    }

    private static AlgorithmKind method(Context ctx) {
        String text = Objects.requireNonNullElse(ctx.queryParam("algorithm"), AlgorithmKind.ALPHA_BETA.text());
        return AlgorithmKind.find(text)
                .orElseThrow(() -> bad("algorithm: expected one of " + String.join(", ", AlgorithmKind.texts())));
    }

    private static int depth(Context ctx) {
        @Nullable String text = ctx.queryParam("depth");
        if (text != null && !text.matches("[1-" + DEEPEST + "]")) {
            throw bad("depth: expected a whole number, 1 to " + DEEPEST);
        }
        return text == null ? USUAL_DEPTH : Integer.parseInt(text);
    }

    private static ProblemException bad(String detail) {
        return new ProblemException(ProblemCode.BAD_REQUEST, detail);
    }
}
