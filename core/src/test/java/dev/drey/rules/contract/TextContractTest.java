package dev.drey.rules.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Games;
import dev.drey.rules.ParsedMove;
import dev.drey.rules.Position;
import dev.drey.rules.RandomGame;
import java.util.Locale;
import java.util.stream.Collectors;

final class TextContractTest {
    @EveryStartPosition
    void parsesPositionTexts(Position start) {
        RandomGame.each(
                20,
                start,
                position -> assertThat(Games.position(position.text()))
                        .isEqualTo(position)
                        .hasSameHashCodeAs(position)
                        .hasToString(position.text()));
    }

    @EveryStartPosition
    void parsesGameTexts(Position start) {
        assertThat(Games.game(start.game().text())).isEqualTo(start.game());
    }

    @EveryStartPosition
    void positionTextsAreSafeInUrlsAndShells(Position start) {
        RandomGame.each(
                20,
                start,
                position ->
                        assertThat(position.text()).matches("[A-Za-z0-9:/,-]+").hasSizeLessThanOrEqualTo(200));
    }

    @EveryStartPosition
    void parsesMovesInAnyCaseAndSpacing(Position start) {
        RandomGame.each(
                3,
                start,
                position -> position.moves().forEach(move -> {
                    ParsedMove legal = new ParsedMove.Legal(move);
                    String text = move.text();
                    assertThat(position.read(text)).isEqualTo(legal);
                    assertThat(position.read(text.toUpperCase(Locale.ROOT))).isEqualTo(legal);
                    assertThat(position.read(text.toLowerCase(Locale.ROOT))).isEqualTo(legal);
                    assertThat(position.read(" \t" + text + "  \n")).isEqualTo(legal);
                    assertThat(position.read(spaced(text))).isEqualTo(legal);
                }));
    }

    private static String spaced(String text) {
        return text.chars().mapToObj(Character::toString).collect(Collectors.joining("  "));
    }
}
