package dev.drey.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Complete games against the engine with each input method. */
final class FullGamesIT extends BrowserTestBase {
    @ParameterizedTest
    @MethodSource("kinds")
    void playsByMouse(String kind) {
        Page page = site.session().open("/");
        page.locator("[data-kind='" + kind + "'] button.primary").click();
        playOut(page, InputMethod.MOUSE);
    }

    @Test
    void playsByTouch() {
        Page page = site.session(UserSession.phone()).open("/");
        page.locator("[data-kind='santorini'] button.primary").tap();
        playOut(page, InputMethod.TOUCH);
    }

    @Test
    void playsByKeyboard() {
        Page page = site.session().open("/");
        page.locator("[data-kind='adjacent-claim'] button.primary").waitFor();
        tabTo(
                page,
                "() => !!document.activeElement.closest('[data-kind=adjacent-claim]')"
                        + " && document.activeElement.matches('button.primary')");
        page.keyboard().press("Enter");
        page.locator("[role=grid]").waitFor();
        tabTo(page, "() => !!document.activeElement.dataset.cell");
        playOut(page, InputMethod.KEYBOARD);
    }

    private static void tabTo(Page page, String condition) {
        for (int presses = 0; !Boolean.TRUE.equals(page.evaluate(condition)); presses++) {
            assertThat(presses).as("presses of the tab key").isLessThan(60);
            page.keyboard().press("Tab");
        }
    }

    private static void playOut(Page page, InputMethod input) {
        GamePage game = new GamePage(page);
        assertThat(game.playToEnd(input)).isGreaterThan(2);
        assertThat(game.statusText()).containsAnyOf("You won", "You lost", "draw");
        assertThat(page.locator("a[href*='/study?game=']").first()).isVisible();
    }
}
