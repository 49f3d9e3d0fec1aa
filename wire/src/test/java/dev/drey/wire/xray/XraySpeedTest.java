package dev.drey.wire.xray;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(Chromium.class)
final class XraySpeedTest {
    private static final long OPEN_MILLIS = 3_000;
    private static final double PAUSE_MILLIS = 200;

    /** Keeps the longest time for which the page could not answer. */
    private static final String WATCH_PAUSES = """
            window.longest = 0;
            new PerformanceObserver(list => list.getEntries().forEach(task => longest = Math.max(longest, task.duration)))
                .observe({ type: "longtask", buffered: true });
            """;

    private static final int RUNS = 3;

    private final XrayPage xray = Searches.page(Searches.game("shellos-shuffle"), 0, "alpha-beta", 6);

    @Test
    void aLargeTreeOpensAtOnceAndNeverPauses(Browser browser, @TempDir Path folder) {
        assertThat(xray.tree().size()).isGreaterThan(200_000);
        try (OpenPage open = OpenPage.of(browser, xray, folder)) {
            open.page().addInitScript(WATCH_PAUSES);
            // What else the machine does can only make a run slower: the best of a few is what the page takes.
            for (int run = 1; run < RUNS; run++) {
                try {
                    openAndWalk(open);
                    return;
                } catch (AssertionError slow) {
                    open.page().setViewportSize(1280, 800);
                }
            }
            openAndWalk(open);
        }
    }

    private void openAndWalk(OpenPage open) {
        Page page = open.page();
        long began = System.nanoTime();
        open.load("");
        assertThat((System.nanoTime() - began) / 1_000_000).as("ms to open").isLessThan(OPEN_MILLIS);
        assertNoPause(page, "opening");

        page.click("#open-all");
        assertThat(page.locator("[role=treeitem]").count()).isLessThan(100);
        assertNoPause(page, "opening all nodes");

        page.press("#outline", "End");
        assertThat(open.selected()).isEqualTo(xray.tree().size() - 1);
        page.press("#outline", "Home");
        assertThat(open.selected()).isZero();
        assertNoPause(page, "going to both ends");

        for (int cut = 0; cut < 50; cut++) {
            page.keyboard().press("c");
        }
        assertNoPause(page, "going through cut-offs");

        page.click("#close-all");
        assertNoPause(page, "closing all nodes");

        for (int node : new Random(5).ints(20, 0, xray.tree().size()).toArray()) {
            open.goTo(node);
        }
        assertNoPause(page, "selecting nodes");

        BoundingBox overview = page.locator("#overview").boundingBox();
        page.mouse().click(overview.x + overview.width * 0.6, overview.y + overview.height * 0.9);
        assertThat(xray.tree().depth(open.selected())).isGreaterThan(3);
        assertNoPause(page, "clicking in the overview");

        page.setViewportSize(700, 900);
        assertNoPause(page, "changing its size");
        assertThat(longestOfABlockedPage(page)).isGreaterThan(PAUSE_MILLIS);
    }

    private static void assertNoPause(Page page, String when) {
        assertThat(longest(page)).as("longest pause while " + when + ", in ms").isLessThanOrEqualTo(PAUSE_MILLIS);
    }

    private static double longest(Page page) {
        // Two frames later everything that was begun is drawn, and its tasks are reported.
        page.evaluate(
                "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))");
        return ((Number) page.evaluate("longest")).doubleValue();
    }

    /** Shows that a pause would have been seen. */
    private static double longestOfABlockedPage(Page page) {
        page.evaluate("setTimeout(() => { for (const end = performance.now() + 250; performance.now() < end;); })");
        page.waitForFunction("() => longest > 200");
        return longest(page);
    }
}
