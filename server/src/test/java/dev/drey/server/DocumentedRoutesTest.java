package dev.drey.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class DocumentedRoutesTest {
    @TempDir
    private Path folder;

    @Test
    void routesAndDocumentedOperationsAreTheSame() throws ServerStartException {
        List<String> documented = Server.operations().stream()
                .map(operation -> operation.method() + " " + operation.path())
                .toList();
        assertThat(documented).doesNotHaveDuplicates();
        Config config = Config.of(Map.of("port", "0", "data", folder.toString(), "log-level", "error"));
        try (Server server = Server.start(config)) {
            assertThat(server.routes()).containsExactlyInAnyOrderElementsOf(documented);
        }
    }
}
