package dev.drey.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A game that was played is studied; a position is set up; every state can be sent to somebody. */
final class StudyIT extends OnSite {
    /** Solved: the first side wins by opening in the centre. */
    private static final String SMALL = "/study?position=adjacent-claim%3A3x3%3A---%2F---%2F---%3AX";

    /** A whole game on that board: opening in a corner loses what was won, and nothing else is given away. */
    private static final String LOST = SMALL + "&moves=A1,A2,B1,B2,C1,C2,pass,A3,pass,B3,pass,C3";

    @Test
    void aFinishedGameIsReviewed() {
        Visitor visitor = site.visitor();
        Page page = visitor.open("/");
        page.locator("[data-kind='adjacent-claim'] button.primary").click();
        new GameOnPage(page).playOut(Hand.MOUSE);
        page.locator("a[href*='/study?game=']:not([href*='retry'])").first().click();

        page.locator(".uplot canvas").waitFor();
        page.locator("[data-review='done']").waitFor();
        assertThat(page.locator("[data-move]").count()).isGreaterThan(10);
        Axe.assertNoBarriers(page, "a reviewed game");

        page.locator("[data-move]").first().click();
        page.locator("[role=grid] [data-tone]").first().waitFor();
        page.waitForCondition(() -> page.url().contains("game=") && page.url().contains("at=1"));
        Page elsewhere = site.visitor().open(page.url());
        elsewhere.locator("[role=grid] [data-tone]").first().waitFor();
        elsewhere.waitForCondition(() -> GameOnPage.owners(elsewhere).equals(GameOnPage.owners(page)));
    }

    @Test
    void theDecidingMistakeOfTheLoserIsTheHeadline() {
        Page page = site.visitor().open(LOST);
        page.locator("[data-review='done']").waitFor();
        assertThat(page.locator("[data-headline]")).hasAttribute("data-headline", "deciding");
        assertThat(page.locator("[data-turn]")).hasAttribute("data-turn", "1");
        assertThat(page.locator("[data-turn]")).containsText("turns a win into a loss (proven)");
        assertThat(page.locator("[data-turn]")).containsText("Better was B2");
        assertThat(page.locator("[data-move] [data-mark]")).hasCount(1);

        page.locator("[data-turn] button:has-text('Go there')").click();
        page.locator("[data-move='A1'][aria-current]").waitFor();
        Axe.assertNoBarriers(page, "a headline");
    }

    @Test
    void whatIsShownOfAMoveAgrees() {
        Page page = site.visitor().open(LOST + "&at=0");
        page.locator("[data-review='done']").waitFor();
        String mark = page.locator("[data-move='A1'] [data-mark]").getAttribute("data-mark");
        assertThat(page.locator("[data-verdict='A1']")).hasAttribute("data-mark", mark);
        assertThat(page.locator("[role=grid] [data-cell='A1']")).hasAttribute("data-tone", "bad");
        assertThat(page.locator("[data-said]")).containsText("Start: +3 for");
    }

    @Test
    void mistakesAreTriedAgain() {
        Page page = site.visitor().open(LOST + "&retry=1");
        GameOnPage board = new GameOnPage(page);
        page.locator("[data-retry='1']").waitFor();
        board.next().first().waitFor();
        page.waitForCondition(() -> GameOnPage.owners(page).equals("---------"));
        assertThat(page.locator("[role=grid] [data-tone]")).hasCount(0);
        Axe.assertNoBarriers(page, "a mistake to try again");

        board.cell("A1").click();
        page.locator("[data-answer='same']").waitFor();
        board.cell("C3").click();
        page.locator("[data-answer='no']").waitFor();
        page.locator("[data-action='hint']").click();
        page.locator("[data-hint='1']").waitFor();
        assertThat(page.locator("[data-hint='1']")).not().containsText("B2");
        board.cell("B2").click();
        page.locator("[data-answer='best']").waitFor();
        page.locator("[data-action='next']").click();
        assertThat(page.locator("[data-summary]")).containsText("1 of 1");
        Axe.assertNoBarriers(page, "a summary");
    }

    @Test
    void mistakesAreTriedAgainByKeysAlone() {
        Page page = site.visitor().open(LOST + "&retry=1");
        page.locator("[data-retry='1']").waitFor();
        new GameOnPage(page).next().first().waitFor();
        page.locator("[data-retry] input:not([type='radio'])").focus();
        page.keyboard().type("B2");
        page.keyboard().press("Enter");
        page.locator("[data-answer='best']").waitFor();
        page.locator("[data-action='next']").focus();
        page.keyboard().press("Enter");
        page.locator("[data-summary='1']").waitFor();
    }

    @Test
    void aGameIsLearntFromWithOneClick() {
        Page page = site.visitor().open("/");
        page.locator("[data-kind='adjacent-claim'] button.primary").click();
        new GameOnPage(page).playOut(Hand.MOUSE);
        page.locator("a[href*='retry']").click();
        page.locator("[data-retry]:not([data-retry='waiting'])").waitFor();
        page.waitForCondition(() -> page.url().contains("retry=1"));

        page.navigate("/games");
        page.locator("[data-weaknesses='done']").waitFor();
        Axe.assertNoBarriers(page, "weaknesses");
        page.locator("a[href*='retry']").first().click();
        page.locator("[data-retry]:not([data-retry='waiting'])").waitFor();
    }

    @Test
    void steppingQuicklyShowsNoTrouble() {
        Page page = site.visitor()
                .open(
                        "/study?position=othello%3A--------/--------/--------/---OX---/---XO---/--------/--------/--------%3AX"
                                + "&moves=f5,d6,c5,f4,e7,f6,g5,e6,e3&at=0");
        page.locator("[role=grid] [data-tone]").first().waitFor();
        for (int round = 0; round < 5; round++) {
            for (int step = 0; step < 9; step++) {
                page.keyboard().press("ArrowRight");
            }
            for (int step = 0; step < 9; step++) {
                page.keyboard().press("ArrowLeft");
            }
        }
        page.locator("[role=grid] [data-tone]").first().waitFor();
        assertThat(page.locator(".notice.trouble")).hasCount(0);
    }

    @Test
    void everyMoveOfAPositionHasItsVerdict() {
        Page page = site.visitor().open(SMALL);
        page.locator("[role=grid] [data-cell='B2'][data-tone='best']").waitFor();
        assertThat(page.locator("[role=grid] [data-tone]")).hasCount(9);
        assertThat(page.locator("[role=grid] [data-cell='B2']")).hasAttribute("aria-label", Pattern.compile("proven"));
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
        assertThat(page.locator("[data-move]")).hasCount(3);

        page.waitForCondition(() -> page.url().contains("C3"));
        Page elsewhere = site.visitor().open(page.url());
        elsewhere.locator("[data-move='C3']").first().waitFor();
        page.waitForCondition(() -> GameOnPage.owners(page).equals("----X---O"));
        elsewhere.waitForCondition(() -> GameOnPage.owners(elsewhere).equals("----X---O"));
    }

    @Test
    void aPositionIsPainted() {
        Page page = site.visitor().open(SMALL + "&edit=1");
        GameOnPage board = new GameOnPage(page);
        board.cell("A1").click();
        assertThat(board.cell("A1")).not().hasAttribute("data-owner", "-");
        Axe.assertNoBarriers(page, "the editor");
    }

    @Test
    void aRecordIsBrought() {
        Page page = site.visitor().open("/study");
        page.locator("textarea")
                .fill("[Drey \"1\"]\n[Game \"othello\"]\n\n1. f5 d6 2. c5 f4 3. e7 f6 4. g5 e6 5. e3 1-0\n");
        page.locator("button:has-text('Open'):not(:has-text('file'))").click();
        page.locator("[data-move]").first().waitFor();
        assertThat(page.locator("[data-move]")).hasCount(9);
    }
}
