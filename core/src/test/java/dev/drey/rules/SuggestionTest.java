package dev.drey.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SuggestionTest {
    private static final List<String> NAMES = List.of(
            "squirrel-war", "santorini", "adjacent-claim", "othello", "random", "level-1", "level-2", "strongest");

    @ParameterizedTest
    @CsvSource({
        "otello, othello",
        "othelllo, othello",
        "othellp, othello",
        "ohtello, othello",
        "OTHELO, othello",
        "' rnadom ', random",
        "squirel-wra, squirrel-war",
        "level1, level-1",
        "lvel-2, level-2",
        "squirrel, squirrel-war",
        "claim, adjacent-claim",
        "strong, strongest",
    })
    void findsTheNameMeant(String typed, String name) {
        assertThat(Suggestion.closest(typed, NAMES)).contains(name);
        assertThat(Suggestion.hint(typed, NAMES)).isEqualTo(" (did you mean '" + name + "'?)");
    }

    @ParameterizedTest
    @CsvSource({"chess", "othexyz", "x", "ra", "''", "reversi", "abcdefghijkl"})
    void suggestsNothingFarAway(String typed) {
        assertThat(Suggestion.closest(typed, NAMES)).isEmpty();
        assertThat(Suggestion.hint(typed, NAMES)).isEmpty();
    }

    @Test
    void doesNotGuessBetweenEquallyCloseNames() {
        assertThat(Suggestion.closest("level-9", NAMES)).isEmpty();
        assertThat(Suggestion.closest("level", NAMES)).isEmpty();
        assertThat(Suggestion.closest("leel-1", NAMES)).contains("level-1");
    }

    @Test
    void allowsMoreErrorsInLongerNames() {
        List<String> names = List.of("save", "moves", "adjacent-claim");
        assertThat(Suggestion.closest("sve", names)).contains("save");
        assertThat(Suggestion.closest("sv", names)).isEmpty();
        assertThat(Suggestion.closest("mvoe", names)).isEmpty();
        assertThat(Suggestion.closest("omvse", names)).contains("moves");
        assertThat(Suggestion.closest("ajacnt-clam", names)).contains("adjacent-claim");
        assertThat(Suggestion.closest("ajacnt-clm", names)).isEmpty();
    }
}
