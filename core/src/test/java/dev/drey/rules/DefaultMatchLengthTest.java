package dev.drey.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class DefaultMatchLengthTest {
    @ParameterizedTest
    @CsvSource({
        "squirrel-war:7, 1",
        "santorini:CC, 1",
        "othello, 1",
        "shellos-shuffle, 3",
        "adjacent-claim:5x5, 2",
        "adjacent-claim:5x6, 1",
        "adjacent-claim:6x5, 1"
    })
    void isGreaterThanOneIfStartingIsAnAdvantage(String game, int games) {
        assertThat(Games.game(game).defaultMatchLength()).isEqualTo(games);
    }
}
