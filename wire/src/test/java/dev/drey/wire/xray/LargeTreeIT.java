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

/** The page of a large tree can be opened and navigated; {@code -Ddrey.figures=true} prints the waiting times. */
@ExtendWith(ChromiumExtension.class)
final class LargeTreeIT {
    /** Records the longest time in which the page did not respond. */
    private static final String WATCH_PAUSES = """
            window.longest = 0;
            new PerformanceObserver(list => list.getEntries().forEach(task => longest = Math.max(longest, task.duration)))
                .observe({ type: "longtask", buffered: true });
            """;

    private final XrayPage xray = XrayPages.page(XrayPages.game("shellos-shuffle"), 0, "alpha-beta", 6);

    @Test
    void opensAndNavigatesALargeTree(Browser browser, @TempDir Path folder) {
        assertThat(xray.tree().size()).isGreaterThan(200_000);
        Path file = XrayPageObject.write(xray, folder);
        Browser.NewPageOptions options = new Browser.NewPageOptions().setViewportSize(1280, 800);
        try (XrayPageObject open = XrayPageObject.at(browser, file, options)) {
            open.page().addInitScript(WATCH_PAUSES);
            openAndWalk(open);
        }
    }

    private void openAndWalk(XrayPageObject open) {
        Page page = open.page();
        long began = System.nanoTime();
        open.load("");
        figure("opening", (System.nanoTime() - began) / 1e6);
        figureOfPause(page, "opening");

        // The page is fast because it draws only the rows in view.
        page.click("#open-all");
        assertThat(page.locator("[role=treeitem]").count()).isLessThan(100);
        figureOfPause(page, "opening all nodes");

        page.press("#outline", "End");
        assertThat(open.selected()).isEqualTo(xray.tree().size() - 1);
        page.press("#outline", "Home");
        assertThat(open.selected()).isZero();
        figureOfPause(page, "going to both ends");

        for (int cut = 0; cut < 50; cut++) {
            page.keyboard().press("c");
        }
        assertThat(xray.tree().leftOut(open.selected())).isPositive();
        figureOfPause(page, "going through cut-offs");

        page.click("#close-all");
        figureOfPause(page, "closing all nodes");

        for (int node : new Random(5).ints(20, 0, xray.tree().size()).toArray()) {
            open.goTo(node);
        }
        figureOfPause(page, "selecting nodes");

        BoundingBox overview = page.locator("#overview").boundingBox();
        page.mouse().click(overview.x + overview.width * 0.6, overview.y + overview.height * 0.9);
        assertThat(xray.tree().depth(open.selected())).isGreaterThan(3);
        figureOfPause(page, "clicking in the overview");

        page.setViewportSize(700, 900);
        figureOfPause(page, "changing its size");
    }

    private static void figureOfPause(Page page, String when) {
        // After two frames all pending work is drawn and its long tasks are reported.
        page.evaluate(
                "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))");
        figure("longest pause until after " + when, ((Number) page.evaluate("longest")).doubleValue());
    }

    private static void figure(String what, double millis) {
        if (Boolean.getBoolean("drey.figures")) {
            System.out.printf("%s: %.0f ms%n", what, millis);
        }
    }
}
