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

/** No page keeps anybody out: no barrier that a program can find, in both themes, on a desk and on the narrowest phone. */
final class BarriersIT extends OnSite {
    private static final List<String> PAGES = List.of(
            "/",
            "/study",
            "/learn",
            "/xray",
            "/games",
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
                    + Positions.middle(kind).text().replace("/", "%2F").replace("+", "%2B"));
        }
        return pages;
    }

    @ParameterizedTest
    @MethodSource("pages")
    void pageHasNoBarriers(String path) {
        try (Visitor visitor = new Visitor(Visitor.desk().setBaseURL(site.address()))) {
            Page page = visitor.open(path);
            Settled.await(page);
            assertNoBarriers(page, path);
            if (path.contains("no")) {
                // What is not there is answered with 404, which the browser notes.
                visitor.forgive();
            }
        }
    }

    /** A game that is being played, with its dialog, and the same when it is over. */
    @ParameterizedTest
    @MethodSource("kinds")
    void gameHasNoBarriers(String kind) {
        try (Visitor visitor = new Visitor(Visitor.desk().setBaseURL(site.address()))) {
            Page page = visitor.open("/");
            page.locator("[data-kind='" + kind + "'] button.primary").click();
            GameOnPage game = new GameOnPage(page);
            game.await("yours");
            game.move(Hand.MOUSE);
            game.await("yours");
            assertNoBarriersCrosswise(page, "a game of " + kind);
            page.locator("button:has-text('Resign')").click();
            page.locator("dialog[open]").waitFor();
            assertNoBarriersCrosswise(page, "the question whether to resign");
            page.locator("dialog[open] button.primary").click();
            game.await("over");
            assertNoBarriersCrosswise(page, "a finished game of " + kind);
        }
    }

    @Test
    void dialogOfANewGameHasNoBarriers() {
        try (Visitor visitor = new Visitor(Visitor.desk().setBaseURL(site.address()))) {
            Page page = visitor.open("/");
            page.locator("[data-kind='squirrel-war'] button:has-text('Options')")
                    .click();
            page.locator("dialog[open]").waitFor();
            assertNoBarriers(page, "a new game");
        }
    }

    /** In both themes and both widths. */
    private static void assertNoBarriers(Page page, String what) {
        for (int width : WIDTHS) {
            for (ColorScheme theme : THEMES) {
                assertNoBarriers(page, what, width, theme);
            }
        }
    }

    /** Each theme and each width once: what a page's states have in common was looked at with the others. */
    private static void assertNoBarriersCrosswise(Page page, String what) {
        assertNoBarriers(page, what, WIDTHS.get(0), THEMES.get(1));
        assertNoBarriers(page, what, WIDTHS.get(1), THEMES.get(0));
    }

    private static void assertNoBarriers(Page page, String what, int width, ColorScheme theme) {
        page.setViewportSize(width, 800);
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(theme));
        Axe.assertNoBarriers(page, what + " " + theme + " " + width);
        assertFits(page, what + " " + width);
    }

    /** Nobody has to scroll sideways to read. */
    private static void assertFits(Page page, String where) {
        assertThat((Integer) page.evaluate("() => document.documentElement.scrollWidth - innerWidth"))
                .as("%s: wider than the window by", where)
                .isLessThanOrEqualTo(0);
    }
}
