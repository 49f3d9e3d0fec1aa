package dev.drey.server.openapi;

import dev.drey.server.access.ProblemCode;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import io.javalin.websocket.WsConfig;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * One thing a server can be asked for. Its route is registered with it, and the document is written from it, so that neither can
 * say what the other does not.
 */
public final class Operation {
    private final Method method;
    private final String path;
    private final String id;
    private final Tag tag;
    private final String summary;
    private final String description;
    private final List<Parameter> parameters = new ArrayList<>();
    private final List<Answer> answers = new ArrayList<>();
    private final List<ProblemCode> problems = new ArrayList<>();
    private @Nullable Content body;

    /** How it is asked for. */
    public enum Method {
        GET,
        POST,
        PUT,
        /** A GET that becomes a WebSocket. */
        SOCKET;

        /** As the document files it. */
        String text() {
            return this == SOCKET ? "get" : name().toLowerCase(Locale.ROOT);
        }
    }

    private Operation(Method method, String path, String id, Tag tag, String summary, String description) {
        this.method = method;
        this.path = path;
        this.id = id;
        this.tag = tag;
        this.summary = summary;
        this.description = description;
    }

    /**
     * Something to ask for.
     *
     * @param id its name for programs, and in links to it
     * @param summary what it does, in a few words
     * @param description what there is to know: paragraphs, with code in backquotes
     */
    public static Operation of(Method method, String path, String id, Tag tag, String summary, String description) {
        return new Operation(method, path, id, tag, summary, description.strip());
    }

    public Operation with(Parameter... more) {
        parameters.addAll(List.of(more));
        return this;
    }

    /** The request has this body. */
    public Operation taking(Content content) {
        body = content;
        return this;
    }

    public Operation answering(int status, String meaning, Content... contents) {
        return answering(status, meaning, Map.of(), contents);
    }

    /** The same with headers that are worth knowing, and what they say. */
    public Operation answering(int status, String meaning, Map<String, String> headers, Content... contents) {
        answers.add(new Answer(String.valueOf(status), meaning, List.of(contents), headers));
        return this;
    }

    /** What may be wrong, besides what may be wrong with every request. */
    public Operation failing(ProblemCode... codes) {
        problems.addAll(List.of(codes));
        return this;
    }

    /** From now on, requests for it go there. */
    public void serve(RoutesConfig routes, Handler handler) {
        routes.addHttpHandler(HandlerType.findOrCreate(method.name()), path, handler);
    }

    /** The same for a socket. */
    public void serveSocket(RoutesConfig routes, Consumer<WsConfig> handlers) {
        routes.ws(path, handlers);
    }

    public Method method() {
        return method;
    }

    public String path() {
        return path;
    }

    String id() {
        return id;
    }

    Tag tag() {
        return tag;
    }

    String summary() {
        return summary;
    }

    String description() {
        return description;
    }

    List<Parameter> parameters() {
        return List.copyOf(parameters);
    }

    Optional<Content> body() {
        return Optional.ofNullable(body);
    }

    List<Answer> answers() {
        return List.copyOf(answers);
    }

    List<ProblemCode> problems() {
        return List.copyOf(problems);
    }
}
