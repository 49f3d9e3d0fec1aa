package dev.drey.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import dev.drey.analysis.ProvenFile;
import dev.drey.engine.Range;
import dev.drey.engine.Verdict;
import dev.drey.rules.Position;
import dev.drey.server.search.MapOfTheDay;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The choice of the map of the day in the form for a new game. */
final class MapOfTheDayIT {
    @TempDir
    private Path folder;

    /** Stores a made-up solution of today's map, and of tomorrow's in case the day ends during the test. */
    private void solve() {
        MapOfTheDay today = MapOfTheDay.at(System.currentTimeMillis());
        ProvenFile file = new ProvenFile(folder.resolve("proven.txt"), 1 << 20);
        for (MapOfTheDay map : List.of(today, new MapOfTheDay(today.date().plusDays(1)))) {
            Position start = map.game().start();
            Range widest = new Range(-2000, 2000);
            file.keep(
                    start,
                    start.moves().stream()
                            .map(move -> new Verdict(true, move, new Range(3, 3), widest, 0, 0, 0.5, List.of(move)))
                            .toList());
        }
    }

    private static Locator choice(Page page) {
        page.locator("[data-kind='squirrel-war'] button:has-text('Options')").click();
        Locator choice = page.locator("dialog[open] label:has-text('Map of the day')");
        choice.waitFor();
        return choice;
    }

    @Test
    void keyboardChoosesSolvedMap() {
        solve();
        try (Site site = Site.start(folder)) {
            Page page = site.session(UserSession.phone()).page();
            page.navigate(site.address());
            Locator choice = choice(page);
            assertThat(choice.locator("strong")).hasText("solved");
            String number = choice.locator("span").textContent().replaceAll("\\D", "");
            choice.locator("input").focus();
            page.keyboard().press("Space");
            Locator setup = page.locator("dialog[open] input[id$='-setup']");
            assertThat(setup).hasValue(number);
            AxeAssertions.assertNoViolations(page, "the map of the day");
            page.keyboard().press("Space");
            assertThat(setup).hasValue("");
            page.keyboard().press("Space");
            page.locator("dialog[open] button:has-text('Play')").click();
            page.waitForURL("**/game/*");
            String game = page.url().substring(page.url().lastIndexOf('/') + 1);
            assertThat(page.request().get(site.address() + "/api/games/" + game).text())
                    .contains("\"squirrel-war:" + number + "\"");
        }
    }

    @Test
    void unsolvedMapHasNoMark() {
        try (Site site = Site.start(folder)) {
            Page page = site.session().page();
            page.navigate(site.address());
            assertThat(choice(page).locator("strong")).hasCount(0);
        }
    }
}
