package dev.drey.server.openapi;

import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What the document says about an operation. */
final class OperationJson {
    /** OpenAPI knows no sockets; this says which messages go each way. */
    private static final String SOCKET = "x-websocket";

    private OperationJson() {}

    static ObjectNode of(Operation operation) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.putArray("tags").add(operation.tag().title());
        json.put("operationId", operation.id()).put("summary", operation.summary());
        json.put("description", operation.description());
        if (operation.method() == Operation.Method.SOCKET) {
            ObjectNode socket = json.putObject(SOCKET);
            socket.set("takes", RequestSchemas.SOCKET.reference());
            socket.set("tells", MessageSchemas.SOCKET.reference());
        }
        putParameters(json, operation.parameters());
        operation
                .body()
                .ifPresent(body -> json.putObject("requestBody")
                        .put("required", true)
                        .putObject("content")
                        .set(body.type(), body.json()));
        ObjectNode responses = json.putObject("responses");
        operation.answers().forEach(answer -> responses.set(answer.status(), answer.json()));
        ProblemAnswers.of(operation.problems()).forEach(answer -> responses.set(answer.status(), answer.json()));
        responses.putObject(ProblemAnswers.ANY.status()).put("$ref", ProblemAnswers.ANY_ADDRESS);
        return json;
    }

    private static void putParameters(ObjectNode json, List<Parameter> parameters) {
        if (!parameters.isEmpty()) {
            ArrayNode all = json.putArray("parameters");
            parameters.forEach(parameter -> all.add(parameter.json()));
        }
    }
}
