package dev.drey.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Help during a game: the rules, the legends, and why a cell cannot be chosen. */
final class InGameHelpIT extends BrowserTestBase {
    private static Page play(UserSession session, String kind) {
        return play(session, kind, InputMethod.MOUSE);
    }

    private static Page play(UserSession session, String kind, InputMethod input) {
        Page page = session.page();
        GamePage.start(page, kind, input);
        return page;
    }

    /** Clicks a cell that is marked as disabled. */
    private static void clickDisabled(Locator cell) {
        cell.click(new Locator.ClickOptions().setForce(true));
    }

    @Test
    void opensAndClosesTheRulesByKeyboard() {
        Page page = play(site.session(), "santorini");
        page.locator("button:has-text('Rules')").focus();
        page.keyboard().press("Enter");
        Locator drawer = page.locator("dialog[open]");
        assertThat(drawer).containsText("Pyramids take diagonal steps");
        assertThat(drawer).containsText("Marks on the board");
        AxeAssertions.assertNoViolations(page, "the rules");
        page.keyboard().press("Escape");
        drawer.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
    }

    @Test
    void rulesFitAPhone() {
        Page page = play(site.session(UserSession.phone()), "squirrel-war", InputMethod.TOUCH);
        page.locator("button:has-text('Rules')").tap();
        page.locator("dialog[open]").waitFor();
        AxeAssertions.assertNoViolations(page, "the rules on a phone");
        assertThat((Integer) page.evaluate("() => document.documentElement.scrollWidth - innerWidth"))
                .isLessThanOrEqualTo(0);
    }

    @Test
    void explainsWhyACellCannotBeChosen() {
        Page page = play(site.session(), "othello");
        clickDisabled(new GamePage(page).cell("a1"));
        page.locator(".rejection:has-text('a1 outflanks no disc')").waitFor();
        clickDisabled(new GamePage(page).cell("d4"));
        page.locator(".rejection:has-text('d4 is already taken')").waitFor();
    }

    @Test
    void explainsEachStepOfAMove() {
        Page page = play(site.session(), "santorini");
        GamePage game = new GamePage(page);
        clickDisabled(game.cell("22"));
        page.locator(".rejection:has-text('You have no piece on 22')").waitFor();
        game.cell("00").click();
        clickDisabled(game.cell("44"));
        page.locator(".rejection:has-text('so it cannot step from')").waitFor();
        game.selectableCells().first().click();
        clickDisabled(game.cell("44"));
        page.locator(".rejection:has-text('The tile must go next to')").waitFor();
    }

    @Test
    void keepsARejectedMoveForCorrection() {
        Page page = play(site.session(), "othello");
        page.locator("summary:has-text('type moves')").click();
        Locator field = page.locator("form input");
        field.fill("a1");
        field.press("Enter");
        page.locator("form [role=alert]:has-text('outflanks no disc')").waitFor();
        assertThat(field).hasValue("a1");
        field.fill("d3");
        field.press("Enter");
        page.locator("[data-ply='1']").waitFor();
        assertThat(field).hasValue("");
    }

    @Test
    void valuesAreLegibleOnALargeBoardOnAPhone() {
        Page page = play(site.session(UserSession.phone()), "othello", InputMethod.TOUCH);
        page.locator("input[role=switch]").tap();
        page.locator(".badge .text").first().waitFor();
        double letters = ((Number) page.locator(".badge .text")
                        .first()
                        .evaluate("badge => parseFloat(getComputedStyle(badge).fontSize)"))
                .doubleValue();
        assertThat(letters).isGreaterThanOrEqualTo(11);
        page.locator("summary:has-text('What the signs mean')").tap();
        AxeAssertions.assertNoViolations(page, "the legend of the signs");
    }

    /** Holding a cell shows its description, which stays after the finger is lifted. */
    @Test
    void descriptionStaysAfterTouch() {
        Page page = play(site.session(UserSession.phone()), "adjacent-claim", InputMethod.TOUCH);
        GamePage game = new GamePage(page);
        game.selectableCells().first().waitFor();
        Locator caption = page.locator(".under .caption");
        assertThat(caption).containsText("Hold a cell");
        Locator cell = game.cell("C3");
        cell.dispatchEvent("pointerdown", Map.of("pointerType", "touch", "bubbles", true));
        page.locator(".under .caption:has-text('C3')").waitFor();
        cell.dispatchEvent("pointerup", Map.of("pointerType", "touch", "bubbles", true));
        cell.dispatchEvent("pointerleave", Map.of("pointerType", "touch"));
        assertThat(caption).containsText("C3");
        game.playRandomMove(InputMethod.TOUCH);
        game.awaitStatus("yours");
        assertThat(caption).isVisible();
    }
}
