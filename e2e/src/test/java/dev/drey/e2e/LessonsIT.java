package dev.drey.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every lesson from its first step to its last, and the X-ray. */
final class LessonsIT extends BrowserTestBase {
    private static final int MAX_STEPS = 12;

    @ParameterizedTest
    @MethodSource("kinds")
    void lessonCanBeCompleted(String kind) {
        Page page = site.session().open("/learn");
        page.locator("a[href='/learn/" + kind + "']").first().click();
        int steps = 0;
        while (page.locator("[data-lesson-end]").count() == 0) {
            assertThat(++steps).isLessThan(MAX_STEPS);
            completeStep(page);
            Locator nextStep = page.locator("a[data-go-on]");
            String to = nextStep.getAttribute("href");
            nextStep.click();
            page.waitForCondition(() -> page.url().endsWith(to));
            page.locator("[data-lesson-end], [role=grid]").first().waitFor();
        }
        assertThat(steps).isGreaterThanOrEqualTo(4);
    }

    /** Asks for the solution of a step and plays it. */
    private static void completeStep(Page page) {
        Locator pass = page.locator("[data-action=pass]");
        page.locator("[role=grid] [data-next], [data-action=pass]").first().waitFor();
        if (pass.count() > 0) {
            pass.click();
            page.locator("a[data-go-on]").waitFor();
            return;
        }
        // In a step with a choice of set-ups, the last one is right.
        Locator choices = page.locator(".step input[type=radio]");
        if (choices.count() > 0) {
            choices.last().check();
            page.locator("[role=grid] [data-next]").first().waitFor();
        }
        page.locator("button:has-text('Show me')").click();
        Locator solution = page.locator("[role=grid] [data-cell][data-next][data-tone='best']");
        solution.first().waitFor();
        while (solution.count() > 0) {
            solution.first().click();
        }
        page.locator("a[data-go-on]").waitFor();
    }

    @Test
    void wrongMoveCanBeRetried() {
        Page page = site.session().open("/learn/squirrel-war");
        GamePage game = new GamePage(page);
        // The first step asks for the cell with the most nuts.
        game.cell("A4").click();
        page.locator("button[data-go-on]").click();
        game.cell("C3").click();
        page.locator("a[data-go-on]").waitFor();
    }

    @Test
    void xrayStepsToTheNextCutoff() {
        Page page = site.session().open("/xray");
        page.locator("input[type=range]").first().waitFor();
        String first = page.locator("input[type=range]").first().inputValue();
        page.locator("button[aria-label='Next cut-off']").click();
        page.waitForCondition(
                () -> !page.locator("input[type=range]").first().inputValue().equals(first));
        page.waitForCondition(() -> page.url().contains("at="));
        AxeAssertions.assertNoViolations(page, "a cut-off");
    }
}
