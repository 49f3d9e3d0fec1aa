package dev.drey.server.access;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds texts that look alike, by the skeletons of Unicode Technical Standard 39: two texts are confusable if their skeletons are
 * equal. The table is Unicode's {@code confusables.txt}, reduced to the characters that names may contain.
 */
public final class Confusables {
    /** The resource with the table; each line has a replacement and the characters that look like it, in hexadecimal. */
    static final String RESOURCE = "confusables.txt";

    private static final Map<Integer, String> PROTOTYPES = read();

    private Confusables() {}

    /** The skeleton of a text. It is meant for comparison only. */
    public static String skeleton(String text) {
        StringBuilder skeleton = new StringBuilder();
        Normalizer.normalize(text, Normalizer.Form.NFD)
                .codePoints()
                .filter(c -> !isDefaultIgnorable(c))
                .forEach(c -> skeleton.append(PROTOTYPES.getOrDefault(c, Character.toString(c))));
        return Normalizer.normalize(skeleton, Normalizer.Form.NFD);
    }

    /**
     * A key that is equal for texts that look alike in any mixture of capital and small letters. It also treats i and l as equal,
     * because their forms I and l look alike.
     */
    public static String caselessKey(String text) {
        String folded = skeleton(text).toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
        return skeleton(folded).toLowerCase(Locale.ROOT).replace('i', 'l');
    }

    /** Whether a character is normally invisible (the Unicode property Default_Ignorable_Code_Point). */
    public static boolean isDefaultIgnorable(int c) {
        return c == 0x00AD
                || c == 0x034F
                || c == 0x061C
                || c == 0x3164
                || c == 0xFEFF
                || c == 0xFFA0
                || within(c, 0x115F, 0x1160)
                || within(c, 0x17B4, 0x17B5)
                || within(c, 0x180B, 0x180F)
                || within(c, 0x200B, 0x200F)
                || within(c, 0x202A, 0x202E)
                || within(c, 0x2060, 0x206F)
                || within(c, 0xFE00, 0xFE0F)
                || within(c, 0xFFF0, 0xFFF8)
                || within(c, 0x1BCA0, 0x1BCA3)
                || within(c, 0x1D173, 0x1D17A)
                || within(c, 0xE0000, 0xE0FFF);
    }

    private static boolean within(int c, int first, int last) {
        return first <= c && c <= last;
    }

    private static Map<Integer, String> read() {
        Map<Integer, String> prototypes = new HashMap<>();
        try (InputStream file = Objects.requireNonNull(Confusables.class.getResourceAsStream(RESOURCE), RESOURCE);
                BufferedReader reader = new BufferedReader(new InputStreamReader(file, StandardCharsets.US_ASCII))) {
            reader.lines().filter(line -> !line.startsWith("#")).forEach(line -> {
                String[] parts = line.split(" ", -1);
                String prototype = Stream.of(parts[0].split("\\+", -1))
                        .map(code -> Character.toString(Integer.parseInt(code, 16)))
                        .collect(Collectors.joining());
                Stream.of(parts).skip(1).forEach(code -> prototypes.put(Integer.parseInt(code, 16), prototype));
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return prototypes;
    }
}
