package dev.drey.server.openapi;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.drey.wire.live.ClientMessage;
import dev.drey.wire.live.ClientMessageReader;
import dev.drey.wire.live.GameRequest;
import dev.drey.wire.live.LobbyChangesJson;
import dev.drey.wire.live.LobbyJson;
import dev.drey.wire.live.ServerMessage;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Tests that schemas agree with the record classes they describe. */
final class RecordSchemasTest {
    private static Stream<ObjectSchema> records() {
        return ApiDocument.SCHEMAS.stream()
                .filter(ObjectSchema.class::isInstance)
                .map(ObjectSchema.class::cast)
                .filter(schema -> schema.recordClass().isPresent());
    }

    @Test
    void optionalPropertiesAreNullableComponents() {
        assertThat(records()).hasSizeGreaterThan(30);
        records().forEach(schema -> {
            Set<String> always = new TreeSet<>();
            for (RecordComponent component : schema.recordClass().orElseThrow().getRecordComponents()) {
                boolean maybe = component.getAnnotatedType().isAnnotationPresent(Nullable.class)
                        || component.getType() == Optional.class;
                if (!maybe) {
                    always.add(name(component));
                }
            }
            Set<String> required = new TreeSet<>();
            schema.json().path("required").forEach(name -> required.add(name.asString()));
            // The properties type and ref are not record components.
            required.remove("type");
            always.remove("type");
            assertThat(required).as(schema.name()).isEqualTo(always);
        });
    }

    private static String name(RecordComponent component) {
        JsonProperty renamed = component.getAccessor().getAnnotation(JsonProperty.class);
        return renamed == null ? component.getName() : renamed.value();
    }

    @Test
    void describesEveryServerMessage() {
        JsonSubTypes types = ServerMessage.class.getAnnotation(JsonSubTypes.class);
        assertThat(Stream.of(types.value()).map(JsonSubTypes.Type::value))
                .containsExactlyInAnyOrder(ServerMessage.class.getPermittedSubclasses());
        for (JsonSubTypes.Type type : types.value()) {
            assertThat(ApiDocument.schemaOf(type.value()).types()).containsExactly(type.name());
            assertThat(MessageSchemas.SOCKET.members()).contains((ObjectSchema) ApiDocument.schemaOf(type.value()));
        }
        assertThat(LobbySchemas.LOBBY.types())
                .containsExactly(
                        LobbyJson.class.getAnnotation(JsonTypeName.class).value());
        assertThat(LobbySchemas.LOBBY_CHANGES.types())
                .containsExactly(
                        LobbyChangesJson.class.getAnnotation(JsonTypeName.class).value());
    }

    @Test
    void describesEveryClientMessageAsItIsParsed() {
        assertThat(RequestSchemas.SOCKET.members().stream()
                        .map(schema -> (Object) schema.recordClass().orElseThrow()))
                .containsExactlyInAnyOrder((Object[]) ClientMessage.class.getPermittedSubclasses());
        for (ObjectSchema schema : RequestSchemas.SOCKET.members()) {
            ObjectNode full = fill(schema.json());
            assertThat((Object)
                            ClientMessageReader.read(full.toString()).message().getClass())
                    .as(full.toString())
                    .isEqualTo(schema.recordClass().orElseThrow());
            assertThat(ClientMessageReader.read(full.toString()).ref()).isPresent();
            assertThat(ClientMessageReader.read(full.toString()).id().isPresent())
                    .isEqualTo(RequestSchemas.ACTION.members().contains(schema));
        }
        assertThat(RequestSchemas.ACTION.types())
                .containsExactlyInAnyOrderElementsOf(RequestSchemas.SOCKET.types().stream()
                        .filter(type -> !List.of("watch", "ping").contains(type))
                        .toList());
    }

    /** A message with all properties. */
    private static ObjectNode fill(JsonNode schema) {
        ObjectNode message = tools.jackson.databind.node.JsonNodeFactory.instance.objectNode();
        schema.path("properties").properties().forEach(property -> {
            JsonNode type = property.getValue();
            if (type.has("enum")) {
                message.set(property.getKey(), type.path("enum").path(0));
            } else if (type.path("type").asString().equals("integer")) {
                message.set(property.getKey(), type.path("maximum"));
            } else {
                message.put(property.getKey(), "x".repeat(type.path("maxLength").asInt()));
            }
        });
        return message;
    }

    @Test
    void exampleRequestsAreAccepted() {
        for (String name : List.of("against-an-engine", "with-a-friend", "for-the-lobby")) {
            assertThat(GameRequest.read(Content.example(name).toString()).kind())
                    .isNotNull();
        }
        String full = "{\"game\":\"othello\",\"start\":\""
                + dev.drey.rules.Games.game("othello").start().text()
                + "\",\"seats\":{\"X\":\"me\",\"O\":\"level-1\"},\"shuffle\":true,\"clock\":\"2d\",\"games\":20,\"hints\":true,\"id\":\"g-1\"}";
        assertThat(new DocumentChecker(ApiDocument.of(dev.drey.server.DocumentedOperations.operations()))
                        .violations(RequestSchemas.NEW_GAME.reference(), full))
                .isEmpty();
        assertThat(GameRequest.read(full).games()).contains(20);
    }
}
