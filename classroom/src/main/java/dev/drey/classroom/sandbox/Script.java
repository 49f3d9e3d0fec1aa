package dev.drey.classroom.sandbox;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** A shell script that is kept beside the classes. */
final class Script {
    private final String name;
    private final String text;

    Script(String name) {
        this.name = name;
        try (InputStream in = Objects.requireNonNull(Script.class.getResourceAsStream(name), name)) {
            text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A command line that runs it with these words, which the shell takes as they are. */
    List<String> with(List<String> words) {
        List<String> line = new ArrayList<>(List.of("sh", "-c", text, name));
        line.addAll(words);
        return line;
    }
}
