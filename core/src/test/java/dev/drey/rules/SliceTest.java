package dev.drey.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class SliceTest {
    @Test
    void partsRememberWhereTheyStood() {
        List<Slice> parts = Slice.of("  ab : c:: d ").split(':');
        assertThat(parts).extracting(Slice::toString).containsExactly("ab", "c", "", "d");
        assertThat(parts).extracting(part -> part.wrong("", "").column()).containsExactly(3, 8, 10, 12);
    }

    @Test
    void thePartsOfAPart() {
        Slice second = Slice.of("x:1,2/3:y").split(':').get(1);
        assertThat(second.split('/').get(1).split(','))
                .containsExactly(new Slice("x:1,2/3:y", 6, 7))
                .hasToString("[3]");
    }

    @Test
    void aPartFromSomewhereOn() {
        Slice part = Slice.of(" abc").from(1);
        assertThat(part).hasToString("bc");
        assertThat(part.charAt(1)).isEqualTo('c');
        assertThat(part.wrongAt(1, "", "").column()).isEqualTo(4);
    }

    @Test
    void spaceAloneIsEmpty() {
        assertThat(Slice.of(" \t\n").isEmpty()).isTrue();
        assertThat(Slice.of("").split(':')).hasSize(1).allMatch(Slice::isEmpty);
    }

    @Test
    void anErrorSaysWhereWhatAndWhatElse() {
        BadText error = Slice.of(" abc").wrongAt(2, "a c", "a d");
        assertThat(error).hasMessage("column 4: a c; expected a d");
        assertThat(error.problem()).isEqualTo("a c");
        assertThat(error.expected()).isEqualTo("a d");
    }

    @Test
    void aQuotationIsShortAndPrintable() {
        assertThat(Slice.of("plain").quoted()).isEqualTo("'plain'");
        assertThat(Slice.of("a\u0007é\u001b[31m").quoted()).isEqualTo("'a\\u0007\\u00e9\\u001b[31m'");
        assertThat(Slice.of("x".repeat(24)).quoted()).isEqualTo("'" + "x".repeat(24) + "'");
        assertThat(Slice.of("x".repeat(25)).quoted()).isEqualTo("'" + "x".repeat(24) + "...'");
    }
}
