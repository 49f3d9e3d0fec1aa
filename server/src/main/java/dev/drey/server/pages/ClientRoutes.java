package dev.drey.server.pages;

import dev.drey.server.Routes;
import dev.drey.server.access.ProblemCode;
import dev.drey.server.access.ProblemException;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/** The board in the browser: one page under several addresses, and the files it loads. */
public final class ClientRoutes implements Routes {
    /** Where the build puts the client. */
    public static final String CLIENT = "dev/drey/web";

    /** The page names the files it needs, so it must be the newest one; and it may bring a cookie, which is nobody else's. */
    private static final String ASK_FIRST = "private, no-cache";

    /** Another file would have another name. */
    private static final String FOR_EVER = "public, max-age=31536000, immutable";

    private static final String FOR_A_DAY = "public, max-age=86400";

    private final ClientFiles files;
    private final Consumer<Context> greet;

    /**
     * The client that lies in a folder on the class path.
     *
     * @param greet makes somebody of whoever opens a page. It has to happen here: the page asks for several things at once, and
     *     each would be asked by another guest
     */
    public ClientRoutes(String root, Consumer<Context> greet) {
        this.files = new ClientFiles(root);
        this.greet = greet;
    }

    @Override
    public void register(RoutesConfig routes) {
        ClientOperations.PAGES.forEach(operation -> operation.serve(routes, this::page));
        ClientOperations.ASSET.serve(routes, this::asset);
        ClientOperations.ICON.serve(routes, ctx -> send(ctx, found(files.find("favicon.svg")), FOR_A_DAY));
        ClientOperations.THEME.serve(routes, ctx -> send(ctx, found(files.find("theme.js")), FOR_A_DAY));
    }

    private void page(Context ctx) {
        ClientFile page = files.find("index.html")
                .orElseThrow(() -> new ProblemException(
                        ProblemCode.NOT_READY,
                        "this build has no boards for the browser (" + CLIENT
                                + "/index.html is not on the class path); the API is there"));
        greet.accept(ctx);
        send(ctx, page, ASK_FIRST);
    }

    private void asset(Context ctx) {
        send(ctx, found(files.findAsset(ctx.pathParam("name"))), FOR_EVER);
    }

    private static ClientFile found(Optional<ClientFile> file) {
        return file.orElseThrow(() -> new ProblemException(ProblemCode.NOT_FOUND, "there is no such file"));
    }

    private static void send(Context ctx, ClientFile file, String keep) {
        ctx.header("Cache-Control", keep).header("ETag", file.tag()).header("Vary", "Accept-Encoding");
        if (asked(ctx, "If-None-Match").contains(file.tag())) {
            ctx.status(304);
            return;
        }
        // What is made smaller here need not be each time it is sent.
        ctx.disableCompression().contentType(file.type());
        if (file.zipped().isPresent() && takesGzip(asked(ctx, "Accept-Encoding"))) {
            ctx.header("Content-Encoding", "gzip").result(file.zipped().get());
        } else {
            ctx.result(file.bytes());
        }
    }

    /** Whether gzip is among what is accepted; with a weight of 0 it is ruled out. */
    private static boolean takesGzip(String accepted) {
        return Arrays.stream(accepted.toLowerCase(Locale.ROOT).split(","))
                .map(String::strip)
                .anyMatch(coding -> coding.matches("(x-)?gzip(\\s*;\\s*q=(1(\\.0*)?|0\\.0*[1-9][0-9]*))?"));
    }

    private static String asked(Context ctx, String header) {
        return Optional.ofNullable(ctx.header(header)).orElse("");
    }
}
