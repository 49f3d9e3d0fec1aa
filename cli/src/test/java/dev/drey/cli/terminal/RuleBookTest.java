package dev.drey.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every game has a rule book whose examples are legal moves. */
class RuleBookTest {
    static Stream<GameKind> games() {
        return Games.all().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void rendersRulesInPlainAscii(GameKind kind) {
        List<String> lines = RuleBook.read(kind.fresh(new Random(1)), Style.PLAIN, 100);

        assertThat(lines.get(0)).isEqualTo(kind.title());
        assertThat(lines)
                .as("examples of moves")
                .filteredOn(line -> line.contains(" -> "))
                .hasSizeGreaterThan(2);
        assertThat(lines).noneMatch(line -> line.startsWith("@") || line.startsWith("#"));
        assertThat(lines).allMatch(line -> line.length() <= 80);
        assertThat(String.join("", lines).chars()).allMatch(c -> c < 128);
    }

    @ParameterizedTest
    @MethodSource("games")
    void rendersTheSameTextInRichStyle(GameKind kind) {
        List<String> plain = words(RuleBook.read(kind.fresh(new Random(1)), Style.PLAIN, 100));
        List<String> rich = words(RuleBook.read(kind.fresh(new Random(1)), Style.RICH, 100));

        assertThat(rich).isEqualTo(plain);
    }

    private static List<String> words(List<String> lines) {
        return lines.stream()
                .map(line -> line.replaceAll("\u001b\\[[0-9;]*m", "").strip())
                .filter(line -> line.matches("[A-Z].*[a-z]{2}.*") && !line.contains("│") && !line.endsWith(" white"))
                .toList();
    }
}
