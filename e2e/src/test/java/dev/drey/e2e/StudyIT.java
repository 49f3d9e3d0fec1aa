package dev.drey.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;

/** A game that was played is studied; a position is set up; every state can be sent to somebody. */
final class StudyIT extends OnSite {
    /** Solved: the first side wins by opening in the centre. */
    private static final String SMALL = "/study?position=adjacent-claim%3A3x3%3A---%2F---%2F---%3AX";

    @Test
    void aFinishedGameIsReviewed() {
        Visitor visitor = site.visitor();
        Page page = visitor.open("/");
        page.locator("[data-kind='adjacent-claim'] button.primary").click();
        new GameOnPage(page).playOut(Hand.MOUSE);
        page.locator("a[href*='/study?game=']").first().click();

        page.locator(".uplot canvas").waitFor();
        page.locator("[data-review='done']").waitFor();
        assertThat(page.locator("[data-move]").count()).isGreaterThan(10);
        Axe.assertNoBarriers(page, "a reviewed game");

        page.locator("[data-move]").first().click();
        page.locator("[role=grid] [data-tone]").first().waitFor();
        String address = page.url();
        assertThat(address).contains("game=").contains("at=1");
        Page elsewhere = site.visitor().open(address);
        elsewhere.locator("[role=grid] [data-tone]").first().waitFor();
        assertThat(owners(elsewhere)).isEqualTo(owners(page));
    }

    @Test
    void everyMoveOfAPositionHasItsVerdict() {
        Page page = site.visitor().open(SMALL);
        page.locator("[role=grid] [data-cell='B2'][data-tone='best']").waitFor();
        page.waitForCondition(() -> page.locator("[role=grid] [data-tone]").count() == 9);
        assertThat(page.locator("[role=grid] [data-cell='B2']").getAttribute("aria-label"))
                .contains("proven");
    }

    @Test
    void variationsArePlayedOutAndSent() {
        Page page = site.visitor().open(SMALL);
        GameOnPage board = new GameOnPage(page);
        board.cell("B2").click();
        page.locator("[data-move='B2']").first().waitFor();
        board.cell("A1").click();
        page.locator("[data-move='A1']").first().waitFor();
        page.keyboard().press("ArrowLeft");
        board.cell("C3").click();
        page.locator("[data-move='C3']").first().waitFor();
        assertThat(page.locator("[data-move]").count()).as("moves in the list").isEqualTo(3);

        page.waitForCondition(() -> page.url().contains("C3"));
        String address = page.url();
        Page elsewhere = site.visitor().open(address);
        elsewhere.locator("[data-move='C3']").first().waitFor();
        assertThat(owners(elsewhere)).isEqualTo(owners(page)).isEqualTo("----X---O");
    }

    @Test
    void aPositionIsPainted() {
        Page page = site.visitor().open(SMALL + "&edit=1");
        GameOnPage board = new GameOnPage(page);
        board.cell("A1").click();
        assertThat(board.cell("A1").getAttribute("data-owner")).isNotEqualTo("-");
        Axe.assertNoBarriers(page, "the editor");
    }

    @Test
    void aRecordIsBrought() {
        Page page = site.visitor().open("/study");
        page.locator("textarea")
                .fill("[Drey \"1\"]\n[Game \"othello\"]\n\n1. f5 d6 2. c5 f4 3. e7 f6 4. g5 e6 5. e3 1-0\n");
        page.locator("button:has-text('Open'):not(:has-text('file'))").click();
        page.locator("[data-move]").first().waitFor();
        assertThat(page.locator("[data-move]").count()).isEqualTo(9);
    }

    private static Object owners(Page page) {
        return page.evaluate(
                "() => [...document.querySelectorAll('[role=grid] [data-cell]')].map((c) => c.dataset.owner).join('')");
    }
}
