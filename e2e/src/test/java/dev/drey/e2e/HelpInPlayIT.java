package dev.drey.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What helps somebody who plays: the rules, the signs, and why something cannot be done. */
final class HelpInPlayIT extends OnSite {
    private static Page play(Visitor visitor, String kind) {
        return play(visitor, kind, Hand.MOUSE);
    }

    private static Page play(Visitor visitor, String kind, Hand hand) {
        Page page = visitor.page();
        GameOnPage.begin(page, kind, hand);
        return page;
    }

    /** Clicks a cell that says of itself that it cannot be chosen. */
    private static void pick(Locator cell) {
        cell.click(new Locator.ClickOptions().setForce(true));
    }

    @Test
    void theRulesAreReadWithKeysAlone() {
        Page page = play(site.visitor(), "santorini");
        page.locator("button:has-text('Rules')").focus();
        page.keyboard().press("Enter");
        Locator drawer = page.locator("dialog[open]");
        assertThat(drawer).containsText("Pyramids take diagonal steps");
        assertThat(drawer).containsText("Marks on the board");
        Axe.assertNoBarriers(page, "the rules");
        page.keyboard().press("Escape");
        drawer.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
    }

    @Test
    void theRulesFitAPhone() {
        Page page = play(site.visitor(Visitor.phone()), "squirrel-war", Hand.FINGER);
        page.locator("button:has-text('Rules')").tap();
        page.locator("dialog[open]").waitFor();
        Axe.assertNoBarriers(page, "the rules on a phone");
        assertThat((Integer) page.evaluate("() => document.documentElement.scrollWidth - innerWidth"))
                .isLessThanOrEqualTo(0);
    }

    @Test
    void aCellThatCannotBeChosenSaysWhy() {
        Page page = play(site.visitor(), "othello");
        pick(new GameOnPage(page).cell("a1"));
        page.locator(".rejection:has-text('a1 outflanks nothing')").waitFor();
        pick(new GameOnPage(page).cell("d4"));
        page.locator(".rejection:has-text('d4 is already taken')").waitFor();
    }

    /** Every step of a move has its own reasons. */
    @Test
    void eachStepOfAMoveSaysWhy() {
        Page page = play(site.visitor(), "santorini");
        GameOnPage game = new GameOnPage(page);
        pick(game.cell("22"));
        page.locator(".rejection:has-text('You have no piece on 22')").waitFor();
        game.cell("00").click();
        pick(game.cell("44"));
        page.locator(".rejection:has-text('is not that')").waitFor();
        game.next().first().click();
        pick(game.cell("44"));
        page.locator(".rejection:has-text('44 is not one of the cells around')").waitFor();
    }

    @Test
    void aMoveThatIsRefusedCanBeCorrected() {
        Page page = play(site.visitor(), "othello");
        page.locator("summary:has-text('moves by typing')").click();
        Locator field = page.locator("form input");
        field.fill("a1");
        field.press("Enter");
        page.locator("form [role=alert]:has-text('outflanks nothing')").waitFor();
        assertThat(field).hasValue("a1");
        field.fill("d3");
        field.press("Enter");
        page.locator("[data-ply='1']").waitFor();
        assertThat(field).hasValue("");
    }

    @Test
    void valuesAreReadOnABigBoardOfAPhone() {
        Page page = play(site.visitor(Visitor.phone()), "othello", Hand.FINGER);
        page.locator("input[role=switch]").tap();
        page.locator(".badge .text").first().waitFor();
        double letters = ((Number) page.locator(".badge .text")
                        .first()
                        .evaluate("badge => parseFloat(getComputedStyle(badge).fontSize)"))
                .doubleValue();
        assertThat(letters).isGreaterThanOrEqualTo(11);
        page.locator("summary:has-text('What the signs mean')").tap();
        Axe.assertNoBarriers(page, "the legend of the signs");
    }

    /** A finger that holds a cell is told what it would do, and so is the eye when it has let go. */
    @Test
    void wordsStayWhenAFingerLetsGo() {
        Page page = play(site.visitor(Visitor.phone()), "adjacent-claim", Hand.FINGER);
        GameOnPage game = new GameOnPage(page);
        game.next().first().waitFor();
        Locator caption = page.locator(".under .caption");
        assertThat(caption).containsText("Hold a cell");
        Locator cell = game.cell("C3");
        cell.dispatchEvent("pointerdown", Map.of("pointerType", "touch", "bubbles", true));
        page.locator(".under .caption:has-text('C3')").waitFor();
        cell.dispatchEvent("pointerup", Map.of("pointerType", "touch", "bubbles", true));
        cell.dispatchEvent("pointerleave", Map.of("pointerType", "touch"));
        assertThat(caption).containsText("C3");
        game.move(Hand.FINGER);
        game.await("yours");
        assertThat(caption).isVisible();
    }
}
