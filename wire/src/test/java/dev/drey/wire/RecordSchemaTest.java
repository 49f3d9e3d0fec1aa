package dev.drey.wire;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.drey.rules.Ending;
import dev.drey.wire.JsonEntry.Invalid;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecordSchemaTest {
    private static final Path FILE = Path.of("..", "docs", "record.schema.json");
    private static final String START = "{\"format\":\"drey-record\",\"version\":1,\"game\":\"othello\",";

    private final Schema schema;

    RecordSchemaTest() throws IOException {
        schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(Files.readString(FILE), InputFormat.JSON);
    }

    @Test
    void schemaAcceptsWrittenRecords() {
        for (long seed = 0; seed < 300; seed++) {
            String json = RecordJson.write(RandomAnnotatedRecords.game(seed));
            assertThat(schema.validate(json, InputFormat.JSON))
                    .as("seed %d", seed)
                    .isEmpty();
        }
        String array = RecordJson.write(
                LongStream.range(0, 30).mapToObj(RandomAnnotatedRecords::game).toList());
        assertThat(schema.validate(array, InputFormat.JSON)).isEmpty();
        assertThat(schema.validate(RecordJson.write(List.of()), InputFormat.JSON))
                .isEmpty();
    }

    @Test
    void schemaListsEveryEnding() throws IOException {
        String text = Files.readString(FILE);
        for (Ending ending : Ending.values()) {
            assertThat(text).contains("\"" + ending.text() + "\"");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "7",
                "{}",
                "[7]",
                "{\"format\":\"pgn\",\"version\":1,\"game\":\"othello\",\"moves\":[],\"result\":\"*\"}",
                "{\"format\":\"drey-record\",\"version\":2,\"game\":\"othello\",\"moves\":[],\"result\":\"*\"}",
                "{\"format\":\"drey-record\",\"version\":1,\"moves\":[],\"result\":\"*\"}",
                START + "\"moves\":[]}",
                START + "\"result\":\"*\"}",
                START + "\"moves\":{},\"result\":\"*\"}",
                START + "\"moves\":[\"f5\"],\"result\":\"*\"}",
                START + "\"moves\":[{}],\"result\":\"*\"}",
                START + "\"moves\":[{\"move\":\"\"}],\"result\":\"*\"}",
                START + "\"moves\":[{\"move\":\"f5\",\"nag\":1}],\"result\":\"*\"}",
                START + "\"moves\":[{\"move\":\"f5\",\"variations\":[{\"moves\":[]}]}],\"result\":\"*\"}",
                START + "\"moves\":[{\"move\":\"f5\",\"variations\":[{\"x\":1}]}],\"result\":\"*\"}",
                START + "\"moves\":[],\"result\":\"2-0\"}",
                START + "\"moves\":[],\"result\":\"*\",\"ending\":\"time\"}",
                START + "\"moves\":[],\"result\":\"1-0\",\"ending\":\"bored\"}",
                START + "\"moves\":[],\"result\":\"*\",\"more\":1}",
                START + "\"moves\":[],\"result\":\"*\",\"comment\":1}",
                START + "\"moves\":[],\"result\":\"*\",\"start\":\"othello\"}",
                START + "\"moves\":[],\"result\":\"*\",\"tags\":{\"Game\":\"x\"}}",
                START + "\"moves\":[],\"result\":\"*\",\"tags\":{\"9\":\"x\"}}",
                START + "\"moves\":[],\"result\":\"*\",\"tags\":{\"First\":1}}",
            })
    void schemaAndReaderRejectInvalidRecords(String json) {
        assertThat(schema.validate(json, InputFormat.JSON)).isNotEmpty();
        assertThat(RecordJson.read(json)).singleElement().isInstanceOf(Invalid.class);
    }
}
