package dev.drey.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every lesson, from its first step to its last; and the search that can be watched. */
final class LessonsIT extends OnSite {
    private static final int MOST_STEPS = 12;

    @ParameterizedTest
    @MethodSource("kinds")
    void leadsToItsEnd(String kind) {
        Page page = site.visitor().open("/learn");
        page.locator("a[href='/learn/" + kind + "']").first().click();
        int steps = 0;
        while (page.locator("[data-lesson-end]").count() == 0) {
            assertThat(++steps).isLessThan(MOST_STEPS);
            doStep(page);
            Locator on = page.locator("a[data-go-on]");
            String to = on.getAttribute("href");
            on.click();
            page.waitForCondition(() -> page.url().endsWith(to));
            page.locator("[data-lesson-end], [role=grid]").first().waitFor();
        }
        assertThat(steps).isGreaterThanOrEqualTo(4);
    }

    /** Asks which move is meant, and makes it. */
    private static void doStep(Page page) {
        Locator pass = page.locator("[data-action=pass]");
        page.locator("[role=grid] [data-next], [data-action=pass]").first().waitFor();
        if (pass.count() > 0) {
            pass.click();
            page.locator("a[data-go-on]").waitFor();
            return;
        }
        // Where one has to choose first, the last choice is the right one.
        Locator choices = page.locator(".step input[type=radio]");
        if (choices.count() > 0) {
            choices.last().check();
            page.locator("[role=grid] [data-next]").first().waitFor();
        }
        page.locator("button:has-text('Show me')").click();
        Locator meant = page.locator("[role=grid] [data-cell][data-next][data-tone='best']");
        meant.first().waitFor();
        while (meant.count() > 0) {
            meant.first().click();
        }
        page.locator("a[data-go-on]").waitFor();
    }

    @Test
    void aWrongMoveIsAnsweredKindly() {
        Page page = site.visitor().open("/learn/squirrel-war");
        GameOnPage game = new GameOnPage(page);
        // The first step asks for the cell with the most nuts.
        game.cell("A4").click();
        page.locator("button[data-go-on]").click();
        game.cell("C3").click();
        page.locator("a[data-go-on]").waitFor();
    }

    @Test
    void aSearchIsWatchedVisitByVisit() {
        Page page = site.visitor().open("/xray");
        page.locator("input[type=range]").first().waitFor();
        String first = page.locator("input[type=range]").first().inputValue();
        page.locator("button[aria-label='Next cut-off']").click();
        page.waitForCondition(
                () -> !page.locator("input[type=range]").first().inputValue().equals(first));
        page.waitForCondition(() -> page.url().contains("at="));
        Axe.assertNoBarriers(page, "a cut-off");
    }
}
