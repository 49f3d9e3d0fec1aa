package dev.drey.server.openapi;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.drey.server.DocumentedOperations;
import dev.drey.server.GoldenFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Tests that the document is valid OpenAPI and complete. */
final class DocumentTest {
    private static final SchemaRegistry REGISTRY =
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

    private final ObjectNode document = ApiDocument.of(DocumentedOperations.operations());
    private final DocumentChecker checker = new DocumentChecker(document);

    @Test
    void documentIsValidOpenApi() throws IOException {
        String schema = Files.readString(Path.of("src/test/resources/dev/drey/server/openapi/openapi-3.1.schema.json"));
        assertThat(REGISTRY.getSchema(schema, InputFormat.JSON).validate(document.toString(), InputFormat.JSON))
                .isEmpty();
    }

    @Test
    void schemasAreValidJsonSchema() {
        com.networknt.schema.Schema schema =
                REGISTRY.getSchema(SchemaLocation.of("https://json-schema.org/draft/2020-12/schema"));
        document.at("/components/schemas")
                .properties()
                .forEach(entry -> assertThat(schema.validate(entry.getValue().toString(), InputFormat.JSON))
                        .as(entry.getKey())
                        .isEmpty());
    }

    @Test
    void referencesResolveAndAllSchemasAreUsed() {
        List<String> references = new ArrayList<>();
        document.findValues("$ref").forEach(reference -> references.add(reference.asString()));
        assertThat(references)
                .isNotEmpty()
                .allSatisfy(reference -> assertThat(
                                document.at(reference.substring(1)).isObject())
                        .isTrue());
        assertThat(references)
                .containsAll(ApiDocument.SCHEMAS.stream().map(Schema::pointer).toList());
        document.findValues("discriminator")
                .forEach(found -> found.path("mapping")
                        .forEach(reference -> assertThat(references).contains(reference.asString())));
    }

    @Test
    void everyOperationIsDescribed() {
        List<Operation> operations = DocumentedOperations.operations();
        assertThat(checker.operations()).hasSameSizeAs(operations);
        checker.operations().forEach((id, operation) -> {
            assertThat(id).matches("[a-z][A-Za-z]+");
            assertThat(operation.path("summary").asString()).isNotBlank().doesNotEndWith(".");
            assertThat(operation.path("description").asString()).isNotBlank().endsWith(".");
            assertThat(operation.path("responses").propertyNames()).hasSizeGreaterThan(1);
        });
        assertThat(checker.operation("live").at("/x-websocket/takes").isObject())
                .isTrue();
    }

    @Test
    void everyPathVariableIsParameter() {
        Pattern part = Pattern.compile("\\{([a-z]+)}");
        for (Operation operation : DocumentedOperations.operations()) {
            List<String> parts = part.matcher(operation.path())
                    .results()
                    .map(MatchResult::group)
                    .toList();
            List<String> parameters = operation.parameters().stream()
                    .filter(parameter -> parameter.location().equals("path"))
                    .map(parameter -> "{" + parameter.name() + "}")
                    .toList();
            assertThat(parameters).as(operation.path()).isEqualTo(parts);
        }
        assertThat(document.findValues("in")).isNotEmpty();
        for (JsonNode parameter : document.findParents("in")) {
            if (parameter.path("in").asString().equals("path")) {
                assertThat(parameter.path("required").asBoolean()).isTrue();
                assertThat(parameter.path("example").asString()).isNotEmpty();
            }
        }
    }

    @Test
    void everyPropertyHasDescription() {
        for (JsonNode properties : document.findValues("properties")) {
            // Values by side are described at the object that has both.
            if (!properties.has("X") || properties.has("at")) {
                properties
                        .properties()
                        .forEach(property -> assertThat(
                                        property.getValue().path("description").asString(""))
                                .as(property.toString())
                                .matches("(?s)[A-Z0-9`].*\\.")
                                .as(property.toString()));
            }
        }
    }

    @Test
    void examplesMatchTheirSchemas() {
        TreeSet<String> checked = new TreeSet<>();
        for (JsonNode content : document.findParents("examples")) {
            if (content.has("schema")) {
                for (Map.Entry<String, JsonNode> example :
                        content.path("examples").properties()) {
                    String value = example.getValue().path("value").toString();
                    assertThat(checker.violations(content.path("schema"), value))
                            .as(example.getKey())
                            .isEmpty();
                    checked.add(example.getKey());
                }
            }
        }
        assertThat(checked).contains("made", "running", "moved", "play", "kinds", "analysis", "review", "rejected");
    }

    /** Otherwise checks against the document would prove nothing. */
    @Test
    void schemasRejectInvalidMessages() {
        ObjectNode schema = MessageSchemas.SOCKET.reference();
        String right = Content.example("moved").toString();
        assertThat(checker.violations(schema, right)).isEmpty();
        for (String wrong : List.of(
                right.replace("\"seq\":4", "\"seq\":\"4\""),
                right.replace("\"seq\":4,", ""),
                right.replace("\"ply\":2", "\"ply\":2,\"secret\":1"),
                right.replace("\"toMove\":\"X\"", "\"toMove\":\"Y\""),
                right.replace("\"type\":\"moved\"", "\"type\":\"jumped\""),
                right.replace("\"lastMove\":\"B1\"", "\"lastMove\":null"),
                "{}")) {
            assertThat(wrong).isNotEqualTo(right);
            assertThat(checker.violations(schema, wrong)).as(wrong).isNotEmpty();
        }
    }

    @Test
    void goldenFilesMatchTheirSchemas() throws IOException {
        try (java.util.stream.Stream<Path> files = Files.list(GoldenFiles.FOLDER)) {
            List<Path> all = files.toList();
            assertThat(all).hasSizeGreaterThan(10);
            for (Path file : all) {
                String name = file.getFileName().toString().replace(".json", "");
                assertThat(checker.violations(schemaOfGoldenFile(name).reference(), Files.readString(file)))
                        .as(name)
                        .isEmpty();
            }
        }
    }

    private static Schema schemaOfGoldenFile(String name) {
        return switch (name) {
            case "lobby" -> LobbySchemas.LOBBY;
            case "lobby-changes" -> LobbySchemas.LOBBY_LINE;
            case "me" -> LobbySchemas.ME;
            case "token" -> LobbySchemas.NEW_TOKEN;
            case "tokens" -> LobbySchemas.TOKENS;
            case "my-games" -> LobbySchemas.MY_GAMES;
            case "statistics" -> LobbySchemas.STATISTICS;
            case "invitation" -> LobbySchemas.INVITATION;
            case "problem" -> ServerSchemas.PROBLEM;
            case "kinds" -> LobbySchemas.KINDS;
            case "position", "position-over" -> PositionSchemas.POSITION;
            case "typed-legal", "typed-illegal" -> PositionSchemas.PARSED_MOVE;
            case "analysis" -> AnalysisSchemas.ANALYSIS_LINE;
            case "map-of-the-day" -> AnalysisSchemas.MAP_OF_THE_DAY;
            case "review" -> AnalysisSchemas.REVIEW_LINE;
            case "study" -> AnalysisSchemas.STUDY_LINE;
            case "weaknesses" -> AnalysisSchemas.WEAKNESSES_LINE;
            case "xray" -> XraySchemas.XRAY;
            case "records" -> RecordSchemas.RECORDS;
            default -> MessageSchemas.SOCKET;
        };
    }
}
