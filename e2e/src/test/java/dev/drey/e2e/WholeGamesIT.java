package dev.drey.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Games against the engine, from the first click to the last. */
final class WholeGamesIT extends OnSite {
    @ParameterizedTest
    @MethodSource("kinds")
    void withTheMouse(String kind) {
        Page page = site.visitor().open("/");
        page.locator("[data-kind='" + kind + "'] button.primary").click();
        playOut(page, Hand.MOUSE);
    }

    @Test
    void withAFinger() {
        Page page = site.visitor(Visitor.phone()).open("/");
        page.locator("[data-kind='santorini'] button.primary").tap();
        playOut(page, Hand.FINGER);
    }

    @Test
    void withKeysAlone() {
        Page page = site.visitor().open("/");
        page.locator("[data-kind='adjacent-claim'] button.primary").waitFor();
        tabTo(
                page,
                "() => !!document.activeElement.closest('[data-kind=adjacent-claim]')"
                        + " && document.activeElement.matches('button.primary')");
        page.keyboard().press("Enter");
        page.locator("[role=grid]").waitFor();
        tabTo(page, "() => !!document.activeElement.dataset.cell");
        playOut(page, Hand.KEYS);
    }

    private static void tabTo(Page page, String isThere) {
        for (int presses = 0; !Boolean.TRUE.equals(page.evaluate(isThere)); presses++) {
            assertThat(presses).as("presses of the tab key").isLessThan(60);
            page.keyboard().press("Tab");
        }
    }

    private static void playOut(Page page, Hand hand) {
        GameOnPage game = new GameOnPage(page);
        assertThat(game.playOut(hand)).isGreaterThan(2);
        assertThat(game.says()).containsAnyOf("You won", "You lost", "draw");
        assertThat(page.locator("a[href*='/study?game=']").first()).isVisible();
    }
}
