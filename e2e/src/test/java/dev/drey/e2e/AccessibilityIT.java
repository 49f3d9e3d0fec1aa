package dev.drey.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** No page violates the rules of axe-core, in both themes, on a desktop and on the narrowest phone. */
final class AccessibilityIT extends BrowserTestBase {
    private static final List<String> PAGES = List.of(
            "/",
            "/study",
            "/learn",
            "/xray",
            "/games",
            "/identity",
            "/api",
            "/problems/rejected",
            "/no-such-page",
            "/game/nosuchgame12");

    private static final List<Integer> WIDTHS = List.of(1280, 320);
    private static final List<ColorScheme> THEMES = List.of(ColorScheme.LIGHT, ColorScheme.DARK);

    static List<String> pages() {
        List<String> pages = new ArrayList<>(PAGES);
        for (GameKind kind : Games.all()) {
            pages.add("/learn/" + kind.id());
            pages.add("/study?position="
                    + SamplePositions.midgame(kind).text().replace("/", "%2F").replace("+", "%2B"));
        }
        return pages;
    }

    @ParameterizedTest
    @MethodSource("pages")
    void pageIsAccessible(String path) {
        try (UserSession session = new UserSession(UserSession.desktop().setBaseURL(site.address()))) {
            Page page = session.open(path);
            session.awaitLoaded();
            assertAccessible(page, path);
            if (path.contains("no")) {
                // The browser logs the 404 of pages that do not exist.
                session.ignoreErrors();
            }
        }
    }

    /** A running game with its dialog, and the finished game. */
    @ParameterizedTest
    @MethodSource("kinds")
    void gameIsAccessible(String kind) {
        try (UserSession session = new UserSession(UserSession.desktop().setBaseURL(site.address()))) {
            Page page = session.open("/");
            page.locator("[data-kind='" + kind + "'] button.primary").click();
            GamePage game = new GamePage(page);
            game.awaitStatus("yours");
            game.playRandomMove(InputMethod.MOUSE);
            game.awaitStatus("yours");
            assertAccessibleCrosswise(page, "a game of " + kind);
            page.locator("button:has-text('Resign')").click();
            page.locator("dialog[open]").waitFor();
            assertAccessibleCrosswise(page, "the resign dialog");
            page.locator("dialog[open] button.primary").click();
            game.awaitStatus("over");
            assertAccessibleCrosswise(page, "a finished game of " + kind);
        }
    }

    @Test
    void newGameDialogIsAccessible() {
        try (UserSession session = new UserSession(UserSession.desktop().setBaseURL(site.address()))) {
            Page page = session.open("/");
            page.locator("[data-kind='squirrel-war'] button:has-text('Options')")
                    .click();
            page.locator("dialog[open]").waitFor();
            assertAccessible(page, "a new game");
        }
    }

    /** Checks all combinations of theme and width. */
    private static void assertAccessible(Page page, String what) {
        for (int width : WIDTHS) {
            for (ColorScheme theme : THEMES) {
                assertAccessible(page, what, width, theme);
            }
        }
    }

    /** Checks each theme and each width once, for further states of a page. */
    private static void assertAccessibleCrosswise(Page page, String what) {
        assertAccessible(page, what, WIDTHS.get(0), THEMES.get(1));
        assertAccessible(page, what, WIDTHS.get(1), THEMES.get(0));
    }

    private static void assertAccessible(Page page, String what, int width, ColorScheme theme) {
        page.setViewportSize(width, 800);
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(theme));
        AxeAssertions.assertNoViolations(page, what + " " + theme + " " + width);
        assertFits(page, what + " " + width);
    }

    /** Checks that the page does not scroll sideways. */
    private static void assertFits(Page page, String where) {
        assertThat((Integer) page.evaluate("() => document.documentElement.scrollWidth - innerWidth"))
                .as("%s: wider than the window by", where)
                .isLessThanOrEqualTo(0);
    }
}
