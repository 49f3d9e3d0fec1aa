package dev.drey.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class StyleTest {
    @Test
    void detectsTerminalCapabilities() {
        assertThat(Style.of(true, Map.of())).isEqualTo(Style.RICH);
        assertThat(Style.of(true, Map.of("LANG", "de_DE.UTF-8"))).isEqualTo(Style.RICH);
        assertThat(Style.of(true, Map.of("NO_COLOR", ""))).isEqualTo(Style.RICH);
        assertThat(Style.of(false, Map.of())).isEqualTo(Style.PLAIN);
        assertThat(Style.of(true, Map.of("NO_COLOR", "1"))).isEqualTo(Style.BOXES);
        assertThat(Style.of(true, Map.of("TERM", "dumb"))).isEqualTo(Style.PLAIN);
        assertThat(Style.of(true, Map.of("LANG", "de_DE.ISO-8859-1"))).isEqualTo(Style.PLAIN);
        assertThat(Style.of(true, Map.of("LC_ALL", "de_DE.ISO-8859-1", "LANG", "de_DE.UTF-8")))
                .isEqualTo(Style.PLAIN);
    }
}
