package dev.drey.cli;

import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The formats of record files. */
enum RecordFormat {
    TEXT,
    JSON,
    TRANSCRIPT;

    private static final Pattern OBJECT_OR_ARRAY = Pattern.compile("\\{\\s*[\"}]|\\[\\s*[\\[{\\]]");
    private static final Pattern CELLS = Pattern.compile("(?:[A-Ha-h][1-8]\\s*)+");

    /**
     * Guesses the format of a file. The text format is the fallback, because its reader gives the best error messages.
     */
    static RecordFormat guess(String content) {
        String start = content.substring(0, Math.min(content.length(), 400))
                .replace("\ufeff", "")
                .strip();
        if (OBJECT_OR_ARRAY.matcher(start).lookingAt()) {
            return JSON;
        }
        return CELLS.matcher(start).lookingAt() ? TRANSCRIPT : TEXT;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Parses the name of a format on the command line. */
    static final class Converter implements ITypeConverter<RecordFormat> {
        @Override
        public RecordFormat convert(String value) {
            return Arrays.stream(values())
                    .filter(form -> form.toString().equalsIgnoreCase(value))
                    .findFirst()
                    .orElseThrow(() -> new TypeConversionException("'" + value + "' is not one of "
                            + Arrays.stream(values())
                                    .map(RecordFormat::toString)
                                    .collect(Collectors.joining(", "))));
        }
    }
}
