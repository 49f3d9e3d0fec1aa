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
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * An operation of the API. Both its route and its documentation come from this object, so they cannot disagree.
 */
public final class Operation {
    /** An extension of OpenAPI, which has no WebSockets: the messages in each direction. */
    private static final String WEBSOCKET = "x-websocket";

    private final Method method;
    private final String path;
    private final String id;
    private final OperationTag tag;
    private final String summary;
    private final String description;
    private final List<Parameter> parameters = new ArrayList<>();
    private final List<Response> responses = new ArrayList<>();
    private final List<ProblemCode> problems = new ArrayList<>();
    private @Nullable Content body;
    private boolean bodyRequired = true;

    /** The HTTP method, or a WebSocket. */
    public enum Method {
        GET,
        POST,
        PUT,
        DELETE,
        /** A GET that is upgraded to a WebSocket. */
        SOCKET;

        /** The key in the document. */
        String text() {
            return this == SOCKET ? "get" : name().toLowerCase(Locale.ROOT);
        }
    }

    private Operation(Method method, String path, String id, OperationTag tag, String summary, String description) {
        this.method = method;
        this.path = path;
        this.id = id;
        this.tag = tag;
        this.summary = summary;
        this.description = description;
    }

    /**
     * An operation without parameters, body and responses.
     *
     * @param id its name for programs and in links
     * @param summary a few words
     * @param description paragraphs, with code in backquotes
     */
    public static Operation of(
            Method method, String path, String id, OperationTag tag, String summary, String description) {
        return new Operation(method, path, id, tag, summary, description.strip());
    }

    public Operation withParameters(Parameter... added) {
        parameters.addAll(List.of(added));
        return this;
    }

    /** Sets the body of the request. */
    public Operation withBody(Content content) {
        body = content;
        return this;
    }

    /** Sets the body of the request, which may be missing. */
    public Operation withOptionalBody(Content content) {
        bodyRequired = false;
        return withBody(content);
    }

    public Operation withResponse(int status, String description, Content... contents) {
        return withResponse(status, description, Map.of(), contents);
    }

    /** Adds a response with notable headers and their descriptions. */
    public Operation withResponse(int status, String description, Map<String, String> headers, Content... contents) {
        responses.add(new Response(String.valueOf(status), description, List.of(contents), headers));
        return this;
    }

    /** Adds problems, besides those that every request can have. */
    public Operation withProblems(ProblemCode... codes) {
        problems.addAll(List.of(codes));
        return this;
    }

    /** Registers the handler for this operation. */
    public void serve(RoutesConfig routes, Handler handler) {
        routes.addHttpHandler(HandlerType.findOrCreate(method.name()), path, handler);
    }

    /** Registers the handlers for this WebSocket. */
    public void serveSocket(RoutesConfig routes, Consumer<WsConfig> handlers) {
        routes.ws(path, handlers);
    }

    public Method method() {
        return method;
    }

    public String path() {
        return path;
    }

    List<Parameter> parameters() {
        return List.copyOf(parameters);
    }

    /** The OpenAPI operation object. */
    ObjectNode json() {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.putArray("tags").add(tag.title());
        json.put("operationId", id).put("summary", summary).put("description", description);
        if (method == Method.SOCKET) {
            ObjectNode socket = json.putObject(WEBSOCKET);
            socket.set("takes", RequestSchemas.SOCKET.reference());
            socket.set("tells", MessageSchemas.SOCKET.reference());
        }
        if (!parameters.isEmpty()) {
            ArrayNode all = json.putArray("parameters");
            parameters.forEach(parameter -> all.add(parameter.json()));
        }
        if (body != null) {
            json.putObject("requestBody")
                    .put("required", bodyRequired)
                    .putObject("content")
                    .set(body.type(), body.json());
        }
        ObjectNode all = json.putObject("responses");
        responses.forEach(response -> all.set(response.status(), response.json()));
        Response.ofProblems(problems).forEach(response -> all.set(response.status(), response.json()));
        all.putObject(Response.ANY_PROBLEM.status()).put("$ref", Response.ANY_PROBLEM_POINTER);
        return json;
    }
}
