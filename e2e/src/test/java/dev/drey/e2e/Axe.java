package dev.drey.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Looks for barriers that a program can find: what WCAG 2.2 asks for at level AA, and what is good practice besides. */
final class Axe {
    private static final String SCRIPT = read(Path.of(System.getProperty("drey.axe")));

    private Axe() {}

    static void assertNoBarriers(Page page, String where) {
        // Injected through the driver, so the page's own policy is not in the way.
        page.evaluate(SCRIPT);
        @SuppressWarnings("unchecked")
        List<String> found = (List<String>) page.evaluate("""
                async () => {
                    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
                    const { violations } = await axe.run(document, { runOnly: tags })
                    return violations.flatMap((v) => v.nodes.map((n) => v.id + ' at ' + n.target.join(' ') + ': ' + n.failureSummary))
                }
                """);
        assertThat(found).as(where).isEmpty();
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
