package dev.drey.wire.xray;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** How long a reader waits for a page; {@code -Ddrey.figures=true} prints it. */
@ExtendWith(Chromium.class)
final class XraySpeedIT {
    private static final double OPEN_MILLIS = 3_000;
    private static final double PAUSE_MILLIS = 200;

    /** Keeps the longest time for which the page could not answer. */
    private static final String WATCH_PAUSES = """
            window.longest = 0;
            new PerformanceObserver(list => list.getEntries().forEach(task => longest = Math.max(longest, task.duration)))
                .observe({ type: "longtask", buffered: true });
            """;

    private static final int RUNS = 3;

    private final XrayPage xray = Searches.page(Searches.game("shellos-shuffle"), 0, "alpha-beta", 6);

    /** How long something took, and how long it may. */
    private record Taken(String what, double millis, double most) {
        boolean tooLong() {
            return millis > most;
        }
    }

    @Test
    void aLargeTreeOpensAtOnceAndNeverPauses(Browser browser, @TempDir Path folder) {
        assertThat(xray.tree().size()).isGreaterThan(200_000);
        Path file = OpenPage.write(xray, folder);
        List<Taken> tooLong = List.of();
        // What else the machine does can only make a run slower: the best of a few is what the page takes.
        for (int run = 0; run < RUNS && (run == 0 || !tooLong.isEmpty()); run++) {
            Browser.NewPageOptions options = new Browser.NewPageOptions().setViewportSize(1280, 800);
            try (OpenPage open = OpenPage.at(browser, file, options)) {
                open.page().addInitScript(WATCH_PAUSES);
                tooLong = openAndWalk(open).stream().filter(Taken::tooLong).toList();
            }
        }
        assertThat(tooLong).isEmpty();
    }

    /** Measures all, and fails at once where the page does not do what it should, however fast. */
    private List<Taken> openAndWalk(OpenPage open) {
        Page page = open.page();
        List<Taken> taken = new ArrayList<>();
        long began = System.nanoTime();
        open.load("");
        taken.add(new Taken("opening", (System.nanoTime() - began) / 1e6, OPEN_MILLIS));
        taken.add(pause(page, "opening"));

        page.click("#open-all");
        assertThat(page.locator("[role=treeitem]").count()).isLessThan(100);
        taken.add(pause(page, "opening all nodes"));

        page.press("#outline", "End");
        assertThat(open.selected()).isEqualTo(xray.tree().size() - 1);
        page.press("#outline", "Home");
        assertThat(open.selected()).isZero();
        taken.add(pause(page, "going to both ends"));

        for (int cut = 0; cut < 50; cut++) {
            page.keyboard().press("c");
        }
        assertThat(xray.tree().leftOut(open.selected())).isPositive();
        taken.add(pause(page, "going through cut-offs"));

        page.click("#close-all");
        taken.add(pause(page, "closing all nodes"));

        for (int node : new Random(5).ints(20, 0, xray.tree().size()).toArray()) {
            open.goTo(node);
        }
        taken.add(pause(page, "selecting nodes"));

        BoundingBox overview = page.locator("#overview").boundingBox();
        page.mouse().click(overview.x + overview.width * 0.6, overview.y + overview.height * 0.9);
        assertThat(xray.tree().depth(open.selected())).isGreaterThan(3);
        taken.add(pause(page, "clicking in the overview"));

        page.setViewportSize(700, 900);
        taken.add(pause(page, "changing its size"));
        assertThat(longestOfABlockedPage(page)).isGreaterThan(PAUSE_MILLIS);
        if (Boolean.getBoolean("drey.figures")) {
            taken.forEach(System.out::println);
        }
        return taken;
    }

    private static Taken pause(Page page, String when) {
        return new Taken("longest pause until after " + when, longest(page), PAUSE_MILLIS);
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
