package dev.drey.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;

/** Size limits of the client. {@link PageTimings} measures times. */
final class BudgetIT extends BrowserTestBase {
    private static final int MAX_SCRIPT_BYTES = 120_000;

    @Test
    void firstPageLoadsLittleScript() {
        Page page = site.session().open("/");
        page.locator("[data-kind] button.primary").first().waitFor();
        int bytes = (Integer) page.evaluate("""
                () => performance.getEntriesByType('resource')
                    .filter((file) => file.name.endsWith('.js'))
                    .reduce((sum, file) => sum + file.encodedBodySize, 0)
                """);
        System.out.println("JavaScript of the first page: " + bytes + " bytes gzipped");
        assertThat(bytes).isBetween(1, MAX_SCRIPT_BYTES);
    }
}
