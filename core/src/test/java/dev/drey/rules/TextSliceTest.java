package dev.drey.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class TextSliceTest {
    @Test
    void splitKeepsOffsets() {
        List<TextSlice> parts = TextSlice.of("  ab : c:: d ").split(':');
        assertThat(parts).extracting(TextSlice::toString).containsExactly("ab", "c", "", "d");
        assertThat(parts).extracting(part -> part.error("", "").column()).containsExactly(3, 8, 10, 12);
    }

    @Test
    void splitsAPart() {
        TextSlice second = TextSlice.of("x:1,2/3:y").split(':').get(1);
        assertThat(second.split('/').get(1).split(','))
                .containsExactly(new TextSlice("x:1,2/3:y", 6, 7))
                .hasToString("[3]");
    }

    @Test
    void returnsTheRest() {
        TextSlice part = TextSlice.of(" abc").from(1);
        assertThat(part).hasToString("bc");
        assertThat(part.charAt(1)).isEqualTo('c');
        assertThat(part.errorAt(1, "", "").column()).isEqualTo(4);
    }

    @Test
    void stripsSpace() {
        assertThat(TextSlice.of(" \t\n").isEmpty()).isTrue();
        assertThat(TextSlice.of("").split(':')).hasSize(1).allMatch(TextSlice::isEmpty);
    }

    @Test
    void errorHasColumnProblemAndExpectation() {
        BadText error = TextSlice.of(" abc").errorAt(2, "a c", "a d");
        assertThat(error).hasMessage("a c; expected a d");
        assertThat(error.explanation()).isEqualTo("a c; expected a d");
        assertThat(error.column()).isEqualTo(4);
        assertThat(error.problem()).isEqualTo("a c");
        assertThat(error.expected()).isEqualTo("a d");
    }

    @Test
    void messageNamesTheColumnOnlyIfItHelps() {
        assertThat(TextSlice.of("abc").error("a c", "a d")).hasMessage("a c; expected a d");
        assertThat(TextSlice.of("two words").error("a c", "a d")).hasMessage("a c; expected a d");
        assertThat(TextSlice.of("two words").errorAt(4, "a c", "a d")).hasMessage("column 5: a c; expected a d");
        assertThat(TextSlice.of("x".repeat(24)).errorAt(9, "a c", "a d")).hasMessage("a c; expected a d");
        assertThat(TextSlice.of("x".repeat(25)).errorAt(9, "a c", "a d")).hasMessage("column 10: a c; expected a d");
    }

    @Test
    void quotationIsShortAndPrintable() {
        assertThat(TextSlice.of("plain").quoted()).isEqualTo("'plain'");
        assertThat(TextSlice.of("a\u0007é\u001b[31m").quoted()).isEqualTo("'a\\u0007é\\u001b[31m'");
        assertThat(TextSlice.of("é3 \u202e😀\ud83d").quoted()).isEqualTo("'é3 \\u202e😀\\ud83d'");
        assertThat(TextSlice.of("😀".repeat(25)).quoted()).isEqualTo("'" + "😀".repeat(24) + "...'");
        assertThat(TextSlice.of("x".repeat(24)).quoted()).isEqualTo("'" + "x".repeat(24) + "'");
        assertThat(TextSlice.of("x".repeat(25)).quoted()).isEqualTo("'" + "x".repeat(24) + "...'");
    }
}
