package dev.drey.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * Golden files: messages to clients, byte for byte. A change of them affects every client, and the browser client's tests read
 * the same files. After an intended change, {@code -Ddrey.golden=write} rewrites them.
 */
public final class GoldenFiles {
    public static final Path FOLDER = Path.of("src/test/resources/dev/drey/server/golden");

    private static final JsonMapper PRETTY =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private GoldenFiles() {}

    /**
     * Compares a message with its golden file.
     *
     * @param random texts that differ from run to run
     */
    public static void check(String name, JsonNode response, Iterable<String> random) {
        String text = PRETTY.writeValueAsString(response) + "\n";
        for (String word : random) {
            text = text.replace(word, "############");
        }
        Path file = FOLDER.resolve(name + ".json");
        try {
            if ("write".equals(System.getProperty("drey.golden"))) {
                Files.createDirectories(FOLDER);
                Files.writeString(file, text);
            }
            assertThat(text).as(name).isEqualTo(Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
