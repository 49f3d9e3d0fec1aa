package dev.drey.server.access;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests of skeletons. With {@code -Ddrey.confusables=FILE} the table is first generated from Unicode's file
 * <a href="https://www.unicode.org/Public/security/latest/confusables.txt">confusables.txt</a>; the next run tests it.
 */
final class ConfusablesTest {
    private static final Path TABLE =
            Path.of("src/main/resources/dev/drey/server/access").resolve(Confusables.RESOURCE);

    @BeforeAll
    static void generate() throws IOException {
        String source = System.getProperty("drey.confusables", "");
        if (!source.isEmpty()) {
            Files.writeString(TABLE, table(Files.readAllLines(Path.of(source))));
        }
    }

    /** One line for each prototype, with the characters of names that look like it. */
    private static String table(List<String> source) {
        String version = source.stream()
                .filter(line -> line.startsWith("# Version: "))
                .findFirst()
                .orElseThrow()
                .substring("# Version: ".length());
        Map<String, List<String>> sources = new TreeMap<>();
        for (String line : source) {
            String[] fields = line.replace("\uFEFF", "").replaceAll("#.*", "").split(";", -1);
            if (fields.length >= 3 && mayBeInNames(Integer.parseInt(fields[0].strip(), 16))) {
                sources.computeIfAbsent(fields[1].strip().replace(' ', '+'), target -> new ArrayList<>())
                        .add(fields[0].strip());
            }
        }
        return Stream.concat(
                        Stream.of(
                                "# Characters that look alike: a replacement, then the characters that it replaces.",
                                "# Generated from confusables.txt, Unicode " + version + ", by ConfusablesTest.",
                                "# Copyright Unicode, Inc.; licence: licenses/Unicode.txt."),
                        sources.entrySet().stream()
                                .map(entry -> entry.getKey() + " "
                                        + entry.getValue().stream().sorted().collect(Collectors.joining(" "))))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    /** A newer Java may know characters that this one does not. */
    private static boolean mayBeInNames(int c) {
        return isInNames(c) || !Character.isDefined(c);
    }

    private static boolean isInNames(int c) {
        // Names are normalized, so they do not contain variants of other characters.
        return NameCharacters.isAllowed(c) && Normalizer.isNormalized(Character.toString(c), Normalizer.Form.NFKC)
                || " ._'-".indexOf(c) >= 0;
    }

    @ParameterizedTest
    @CsvSource({
        "perf\u0435ct, perfect",
        "\u0440\u0435rfect, perfect",
        "pe\u03c1\u00adfect, pepfect",
        "Ievel-8, level-8",
        "O, 0",
        "modern, modem",
        "\u0430\u0441\u0435, ace",
        "scope, \u0455\u0441\u043e\u0440\u0435",
        "e\u0301, \u00e9"
    })
    void equalSkeletonsLookAlike(String text, String other) {
        assertThat(Confusables.skeleton(text)).isEqualTo(Confusables.skeleton(other));
    }

    @ParameterizedTest
    @CsvSource({"Ann, Anna", "Ann, ann", "perfect, perfekt", "\u00e9, e", "\u00fc, u"})
    void differentSkeletonsDoNot(String text, String other) {
        assertThat(Confusables.skeleton(text)).isNotEqualTo(Confusables.skeleton(other));
    }

    @ParameterizedTest
    @CsvSource({"PERFECT, perfect", "ADMlN, admin", "Adm1n, ADMIN", "STR0NGEST, strongest", "\u0410DMIN, admin"})
    void caselessKeysIgnoreCapitals(String text, String other) {
        assertThat(Confusables.caselessKey(text)).isEqualTo(Confusables.caselessKey(other));
    }

    /** A truncated table, or one of the wrong characters, would let names through. */
    @Test
    void tableCoversLettersThatLookLikeLatinOnes() {
        assertThat(IntStream.rangeClosed(0x80, Character.MAX_CODE_POINT)
                        .filter(ConfusablesTest::isInNames)
                        .mapToObj(Character::toString)
                        .filter(text -> Confusables.skeleton(text).matches("[a-zA-Z]+"))
                        .count())
                .isGreaterThan(100);
    }
}
