package dev.drey.rules.golden;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Games;
import dev.drey.rules.Resources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class PlaythroughTest {
    /** With {@code -Ddrey.golden=write} the files are rewritten; {@code git diff} then shows the changes. */
    private static final boolean WRITE = "write".equals(System.getProperty("drey.golden"));

    @ParameterizedTest
    @MethodSource("files")
    void matchesTheGoldenFile(Path file) throws IOException {
        String golden = Resources.read(file);
        String played = Playthrough.read(golden).write();
        if (WRITE) {
            Files.writeString(file, played);
        } else {
            assertThat(played).isEqualTo(golden);
        }
    }

    static List<Path> files() {
        return Resources.in("golden");
    }

    @Test
    void coversEveryGame() {
        assertThat(files())
                .extracting(file ->
                        Games.kind(Playthrough.read(Resources.read(file)).start()))
                .containsAll(Games.all());
    }
}
