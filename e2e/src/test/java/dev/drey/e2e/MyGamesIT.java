package dev.drey.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The player's own games, and the home page. */
final class MyGamesIT extends BrowserTestBase {
    private static void startAndResign(Page page, String kind) {
        GamePage game = GamePage.start(page, kind, InputMethod.MOUSE);
        game.resign();
        game.awaitStatus("over");
    }

    @Test
    void countsResultsAndDownloadsRecords() {
        Page page = site.session().page();
        startAndResign(page, "othello");
        startAndResign(page, "santorini");
        page.navigate("/games");
        Locator table = page.locator("section[aria-labelledby='results']");
        assertThat(table.locator("tfoot td")).containsText(new String[] {"2", "0", "0", "2"});
        assertThat(table.locator("tbody tr:has-text('Othello')")).hasCount(1);
        assertThat(table.locator("tbody tr:has-text('Santorini')")).hasCount(1);
        AxeAssertions.assertNoViolations(page, "results");

        page.locator("summary:has-text('Download')").first().click();
        Download record = page.waitForDownload(
                () -> page.locator("details[open] a:has-text('text')").click());
        assertThat(record.suggestedFilename()).matches("[a-z0-9]+\\.drey");
        assertThat(page.locator("details[open]")).hasCount(0);
    }

    @Test
    void deletesAGameAgainstTheEngineWithoutAResult() {
        Page page = site.session().page();
        GamePage.start(page, "othello", InputMethod.MOUSE);
        page.navigate("/games");
        page.locator("article button:has-text('Delete')").click();
        page.locator("dialog[open]").waitFor();
        AxeAssertions.assertNoViolations(page, "the delete dialog");
        page.locator("dialog[open] button.primary").click();
        page.locator("article").waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
        page.reload();
        page.locator("h1").waitFor();
        assertThat(page.locator("main")).containsText("You have not played any games yet");
        assertThat(page.locator("article")).hasCount(0);
        assertThat(page.locator("section[aria-labelledby='results']")).hasCount(0);
    }

    @Test
    void invitationOfALoopbackServerIsMarkedAsLocal() {
        Page page = site.session().open("/");
        page.locator("[data-kind='othello'] button:has-text('Invite a friend')").click();
        page.locator(".open .notice:has-text('only on this computer')").waitFor();
        assertThat(page.locator(".open code")).hasText("./drey serve --lan");
        AxeAssertions.assertNoViolations(page, "an invitation");
    }

    @Test
    void homePageLinksToLessonsAndShowsTheLobby() {
        Page page = site.session(UserSession.device(1366, 768)).open("/");
        page.locator("[data-kind] a[href^='/learn/']").first().waitFor();
        assertThat(page.locator("[data-kind] a[href^='/learn/']")).hasCount(kinds().size());
        assertThat(page.locator("nav a[href='/xray']")).isVisible();
        assertThat(
                        (Boolean)
                                page.evaluate(
                                        "() => document.querySelector('#lobby').parentElement.getBoundingClientRect().bottom < innerHeight"))
                .isTrue();
        @SuppressWarnings("unchecked")
        List<Number> tops = (List<Number>) page.evaluate(
                "() => [...new Set([...document.querySelectorAll('[data-kind] button.primary')].slice(0, 3)"
                        + ".map((button) => Math.round(button.getBoundingClientRect().top)))]");
        assertThat(tops).as("vertical positions of the first buttons").hasSize(1);
    }
}
