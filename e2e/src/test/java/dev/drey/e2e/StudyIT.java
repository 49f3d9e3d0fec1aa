package dev.drey.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The study: reviewing games, trying mistakes again, editing and importing positions, and sharing addresses. */
final class StudyIT extends BrowserTestBase {
    /** A solved position: the first side wins by opening in the centre. */
    private static final String SMALL = "/study?position=adjacent-claim%3A3x3%3A---%2F---%2F---%3AX";

    /** A complete game on that board: the opening in a corner loses the game and is its only mistake. */
    private static final String LOST = SMALL + "&moves=A1,A2,B1,B2,C1,C2,pass,A3,pass,B3,pass,C3";

    @Test
    void reviewsAFinishedGame() {
        UserSession session = site.session();
        Page page = session.open("/");
        page.locator("[data-kind='adjacent-claim'] button.primary").click();
        new GamePage(page).playToEnd(InputMethod.MOUSE);
        page.locator("a[href*='/study?game=']:not([href*='retry'])").first().click();

        page.locator(".uplot canvas").waitFor();
        page.locator("[data-review='done']").waitFor();
        assertThat(page.locator("[data-move]").count()).isGreaterThan(10);
        AxeAssertions.assertNoViolations(page, "a reviewed game");

        page.locator("[data-move]").first().click();
        page.locator("[role=grid] [data-tone]").first().waitFor();
        page.waitForCondition(() -> page.url().contains("game=") && page.url().contains("at=1"));
        Page other = site.session().open(page.url());
        other.locator("[role=grid] [data-tone]").first().waitFor();
        other.waitForCondition(() -> GamePage.owners(other).equals(GamePage.owners(page)));
    }

    @Test
    void headlineIsTheDecidingMistakeOfTheLoser() {
        Page page = site.session().open(LOST);
        page.locator("[data-review='done']").waitFor();
        assertThat(page.locator("[data-headline]")).hasAttribute("data-headline", "deciding");
        assertThat(page.locator("[data-turn]")).hasAttribute("data-turn", "1");
        assertThat(page.locator("[data-turn]")).containsText("turns a win into a loss (proven)");
        assertThat(page.locator("[data-turn]")).containsText("B2 was better");
        assertThat(page.locator("[data-move] [data-mark]")).hasCount(1);

        page.locator("[data-turn] button:has-text('Go to this move')").click();
        page.locator("[data-move='A1'][aria-current]").waitFor();
        AxeAssertions.assertNoViolations(page, "a headline");
    }

    @Test
    void verdictsOfAMoveAgreeEverywhere() {
        Page page = site.session().open(LOST + "&at=0");
        page.locator("[data-review='done']").waitFor();
        String mark = page.locator("[data-move='A1'] [data-mark]").getAttribute("data-mark");
        assertThat(page.locator("[data-verdict='A1']")).hasAttribute("data-mark", mark);
        assertThat(page.locator("[role=grid] [data-cell='A1']")).hasAttribute("data-tone", "bad");
        assertThat(page.locator("[data-caption]")).containsText("Start: +3 for");
    }

    @Test
    void triesMistakesAgain() {
        Page page = site.session().open(LOST + "&retry=1");
        GamePage game = new GamePage(page);
        page.locator("[data-retry='1']").waitFor();
        game.selectableCells().first().waitFor();
        page.waitForCondition(() -> GamePage.owners(page).equals("---------"));
        assertThat(page.locator("[role=grid] [data-tone]")).hasCount(0);
        AxeAssertions.assertNoViolations(page, "a mistake to try again");

        game.cell("A1").click();
        page.locator("[data-answer='same']").waitFor();
        game.cell("C3").click();
        page.locator("[data-answer='no']").waitFor();
        page.locator("[data-action='hint']").click();
        page.locator("[data-hint='1']").waitFor();
        assertThat(page.locator("[data-hint='1']")).not().containsText("B2");
        game.cell("B2").click();
        page.locator("[data-answer='best']").waitFor();
        page.locator("[data-action='next']").click();
        assertThat(page.locator("[data-summary]")).containsText("1 of 1");
        AxeAssertions.assertNoViolations(page, "a summary");
    }

    @Test
    void triesMistakesAgainByKeyboard() {
        Page page = site.session().open(LOST + "&retry=1");
        page.locator("[data-retry='1']").waitFor();
        new GamePage(page).selectableCells().first().waitFor();
        page.locator("[data-retry] input:not([type='radio'])").focus();
        page.keyboard().type("B2");
        page.keyboard().press("Enter");
        page.locator("[data-answer='best']").waitFor();
        page.locator("[data-action='next']").focus();
        page.keyboard().press("Enter");
        page.locator("[data-summary='1']").waitFor();
    }

    @Test
    void retryOpensWithOneClick() {
        Page page = site.session().open("/");
        page.locator("[data-kind='adjacent-claim'] button.primary").click();
        new GamePage(page).playToEnd(InputMethod.MOUSE);
        page.locator("a[href*='retry']").click();
        page.locator("[data-retry]:not([data-retry='waiting'])").waitFor();
        page.waitForCondition(() -> page.url().contains("retry=1"));

        page.navigate("/games");
        page.locator("[data-weaknesses='done']").waitFor();
        AxeAssertions.assertNoViolations(page, "weaknesses");
        page.locator("a[href*='retry']").first().click();
        page.locator("[data-retry]:not([data-retry='waiting'])").waitFor();
    }

    @Test
    void quickSteppingShowsNoError() {
        Page page = site.session()
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
    void everyMoveHasAVerdict() {
        Page page = site.session().open(SMALL);
        page.locator("[role=grid] [data-cell='B2'][data-tone='best']").waitFor();
        assertThat(page.locator("[role=grid] [data-tone]")).hasCount(9);
        assertThat(page.locator("[role=grid] [data-cell='B2']")).hasAttribute("aria-label", Pattern.compile("proven"));
    }

    @Test
    void variationsAreSharedByAddress() {
        Page page = site.session().open(SMALL);
        GamePage game = new GamePage(page);
        game.cell("B2").click();
        page.locator("[data-move='B2']").first().waitFor();
        game.cell("A1").click();
        page.locator("[data-move='A1']").first().waitFor();
        page.keyboard().press("ArrowLeft");
        game.cell("C3").click();
        page.locator("[data-move='C3']").first().waitFor();
        assertThat(page.locator("[data-move]")).hasCount(3);

        page.waitForCondition(() -> page.url().contains("C3"));
        Page other = site.session().open(page.url());
        other.locator("[data-move='C3']").first().waitFor();
        page.waitForCondition(() -> GamePage.owners(page).equals("----X---O"));
        other.waitForCondition(() -> GamePage.owners(other).equals("----X---O"));
    }

    @Test
    void editorPaintsACell() {
        Page page = site.session().open(SMALL + "&edit=1");
        GamePage game = new GamePage(page);
        game.cell("A1").click();
        assertThat(game.cell("A1")).not().hasAttribute("data-owner", "-");
        AxeAssertions.assertNoViolations(page, "the editor");
    }

    @Test
    void importsARecord() {
        Page page = site.session().open("/study");
        page.locator("textarea")
                .fill("[Drey \"1\"]\n[Game \"othello\"]\n\n1. f5 d6 2. c5 f4 3. e7 f6 4. g5 e6 5. e3 1-0\n");
        page.locator("button:has-text('Open'):not(:has-text('file'))").click();
        page.locator("[data-move]").first().waitFor();
        assertThat(page.locator("[data-move]")).hasCount(9);
    }
}
