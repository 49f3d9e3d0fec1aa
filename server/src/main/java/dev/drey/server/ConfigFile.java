package dev.drey.server;

import dev.drey.rules.Suggestion;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A file of settings: lines {@code name=value}, empty lines, and comments that start with #. */
final class ConfigFile {
    static final ConfigFile NONE = new ConfigFile(Map.of());

    private final Map<String, Line> lines;

    private ConfigFile(Map<String, Line> lines) {
        this.lines = lines;
    }

    /** @param source the file, line number and text, for error messages */
    record Line(String value, String source) {}

    static ConfigFile read(Path file) throws InvalidSettingException {
        List<String> readLines = readLines(file);
        Map<String, Line> lines = new HashMap<>();
        for (int i = 0; i < readLines.size(); i++) {
            String text = readLines.get(i).strip();
            if (!text.isEmpty() && !text.startsWith("#")) {
                String source = file + ", line " + (i + 1) + ": " + text;
                String name = name(text, source);
                @Nullable Line before = lines.put(name, new Line(text.substring(text.indexOf('=') + 1), source));
                if (before != null) {
                    throw new InvalidSettingException(source + ": " + name + " is set twice");
                }
            }
        }
        return new ConfigFile(lines);
    }

    private static List<String> readLines(Path file) throws InvalidSettingException {
        try {
            return Files.readAllLines(file);
        } catch (NoSuchFileException e) {
            throw new InvalidSettingException(file + ": file not found");
        } catch (CharacterCodingException e) {
            throw new InvalidSettingException(file + ": not a UTF-8 text file");
        } catch (IOException e) {
            throw new InvalidSettingException(file + ": cannot read the file (" + e.getMessage() + ")");
        }
    }

    private static String name(String text, String source) throws InvalidSettingException {
        int equals = text.indexOf('=');
        if (equals < 0) {
            throw new InvalidSettingException(source + ": expected name=value");
        }
        String name = text.substring(0, equals).strip();
        if (Setting.find(name).isEmpty()) {
            List<String> known = Setting.all().stream().map(Setting::name).toList();
            throw new InvalidSettingException(source + ": unknown setting '" + name + "'" + Suggestion.hint(name, known)
                    + "; expected one of " + String.join(", ", known));
        }
        return name;
    }

    Optional<Line> line(Setting<?> setting) {
        return Optional.ofNullable(lines.get(setting.name()));
    }
}
