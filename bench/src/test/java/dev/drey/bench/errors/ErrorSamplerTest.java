package dev.drey.bench.errors;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ErrorSamplerTest {
    private static final GameKind CLAIM = Games.kind("adjacent-claim");

    @Test
    void samplesAreReproducible() {
        List<Sample> once = new ErrorSampler(CLAIM).run(1, 2);
        assertThat(once).isNotEmpty().isEqualTo(new ErrorSampler(CLAIM).run(1, 2));
    }

    @Test
    void theTableHasEveryPhaseAndDepth() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ErrorTable(CLAIM, new ErrorSampler(CLAIM).run(1, 2))
                .print(new PrintStream(bytes, true, StandardCharsets.UTF_8));
        assertThat(bytes.toString(StandardCharsets.UTF_8).lines())
                .hasSize(15)
                .allMatch(line -> line.startsWith("adjacent-claim "));
    }
}
