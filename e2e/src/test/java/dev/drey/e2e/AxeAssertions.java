package dev.drey.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Checks a page with axe-core: the rules of WCAG 2.2 at level AA, and its best practices. */
final class AxeAssertions {
    private static final String SCRIPT = read(Path.of(System.getProperty("drey.axe")));

    private AxeAssertions() {}

    static void assertNoViolations(Page page, String where) {
        // Injected through the driver, which bypasses the page's Content-Security-Policy.
        page.evaluate(SCRIPT);
        @SuppressWarnings("unchecked")
        List<String> violations = (List<String>) page.evaluate("""
                async () => {
                    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
                    const { violations } = await axe.run(document, { runOnly: tags })
                    return violations.flatMap((v) => v.nodes.map((n) => v.id + ' at ' + n.target.join(' ') + ': ' + n.failureSummary))
                }
                """);
        assertThat(violations).as(where).isEmpty();
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
