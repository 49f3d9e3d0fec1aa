package dev.drey.wire.xray;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ReducedMotion;
import dev.drey.rules.Games;
import dev.drey.rules.Position;
import dev.drey.teach.xray.SearchTree;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Navigation in the tree. */
@ExtendWith(ChromiumExtension.class)
final class XrayNavigationIT {
    private final XrayPage xray = XrayPages.page(XrayPages.game("squirrel-war"), 15, "alpha-beta", 3);
    private final SearchTree tree = xray.tree();

    @TempDir
    private Path folder;

    @Test
    void arrowKeysMoveInTheOutline(Browser browser) {
        try (XrayPageObject open = XrayPageObject.of(browser, xray, folder)) {
            List<Integer> children = tree.children(0);
            press(open, "ArrowDown", children.get(0));
            press(open, "ArrowDown", children.get(1));
            assertThat(open.selectedRow().getAttribute("aria-expanded")).isEqualTo("false");
            press(open, "ArrowRight", children.get(1));
            assertThat(open.selectedRow().getAttribute("aria-expanded")).isEqualTo("true");
            press(open, "ArrowRight", children.get(1) + 1);
            press(open, "ArrowUp", children.get(1));
            press(open, "ArrowLeft", children.get(1));
            assertThat(open.selectedRow().getAttribute("aria-expanded")).isEqualTo("false");
            press(open, "Enter", children.get(1));
            assertThat(open.selectedRow().getAttribute("aria-expanded")).isEqualTo("true");
            press(open, "Enter", children.get(1));
            press(open, "ArrowLeft", 0);
            press(open, "End", children.get(children.size() - 1));
            press(open, "Home", 0);
            assertThat(open.page().getAttribute("#outline", "aria-activedescendant"))
                    .isEqualTo(open.selectedRow().getAttribute("id"));
        }
    }

    private static void press(XrayPageObject open, String key, int selects) {
        open.page().press("#outline", key);
        assertThat(open.selected()).as(key).isEqualTo(selects);
    }

    @Test
    void letterKeysMoveThroughTheVisits(Browser browser) {
        try (XrayPageObject open = XrayPageObject.of(browser, xray, folder)) {
            int[] cuts = IntStream.range(0, tree.size())
                    .filter(node -> tree.leftOut(node) > 0)
                    .toArray();
            int first = cuts[0];
            int second = cuts[1];
            int giver = tree.children(first).stream()
                    .filter(child -> tree.value(child) == tree.value(first))
                    .findFirst()
                    .orElseThrow();
            press(open, "n", 1);
            press(open, "n", 2);
            press(open, "p", 1);
            press(open, "c", first);
            press(open, "c", second);
            press(open, "Shift+C", first);
            press(open, "i", first + 1);
            press(open, "u", first);
            press(open, "b", giver);
            open.page().press("#outline", "?");
            assertThat(open.page().isVisible("#help-text")).isTrue();
            open.page().uncheck("#keys");
            open.page().click("#help-text button");
            press(open, "n", giver);
        }
    }

    @Test
    void fragmentNamesTheNode(Browser browser) {
        int node = tree.children(tree.children(0).get(2)).get(1);
        String way = tree.name(tree.parent(node).orElseThrow()) + "/" + tree.name(node);
        try (XrayPageObject open = XrayPageObject.of(browser, xray, folder)) {
            open.load("#" + way);
            assertThat(open.selected()).isEqualTo(node);
            open.page().click("#next");
            open.page().waitForFunction("way => location.hash === way", "#" + way + "/" + tree.name(node + 1));
            open.load("#@" + (node + 1));
            assertThat(open.selected()).as("visits count from 1").isEqualTo(node);
            open.load("#" + tree.size());
            assertThat(open.selected()).isEqualTo(tree.size() - 1);
        }
    }

    @Test
    void keepsAWrongFragmentUntilTheNextSelection(Browser browser) {
        try (XrayPageObject open = XrayPageObject.of(browser, xray, folder)) {
            Page page = open.page();
            open.goTo(1);
            page.waitForFunction("name => location.hash === '#' + name", tree.name(1));
            page.evaluate("location.hash = '#Z9'");
            page.waitForFunction("() => document.querySelector('#problem').textContent !== ''");
            assertThat(page.textContent("#problem")).isEqualTo("There is no node #Z9 in this tree.");
            // Longer than the delay after which the page updates its URL.
            page.evaluate("new Promise(done => setTimeout(done, 300))");
            assertThat(page.evaluate("location.hash")).isEqualTo("#Z9");
            assertThat(open.selected()).isEqualTo(1);
            press(open, "ArrowDown", tree.children(0).get(1));
            assertThat(page.textContent("#problem")).isEmpty();
            page.waitForFunction("() => location.hash !== '#Z9'");
            open.load("#@0");
            assertThat(open.selected()).isZero();
            assertThat(page.textContent("#problem")).isEqualTo("There is no node #@0 in this tree.");
        }
    }

    @Test
    void backUndoesALink(Browser browser) {
        try (XrayPageObject open = XrayPageObject.of(browser, xray, folder)) {
            int node = tree.children(0).get(1) + 1;
            open.goTo(node);
            open.page().click(".way-here a");
            assertThat(open.selected()).isZero();
            open.page().goBack();
            open.page().waitForSelector("#details[data-node='" + node + "']");
            assertThat(open.selected()).isEqualTo(node);
        }
    }

    @Test
    void findsTypedMoves(Browser browser) {
        int child = tree.children(0).get(3);
        try (XrayPageObject open = XrayPageObject.of(browser, xray, folder)) {
            open.page().fill("#go-to", " " + tree.name(child).toLowerCase(Locale.ROOT) + "  " + tree.name(child + 1));
            open.page().click("#go button");
            assertThat(open.selected()).isEqualTo(child + 1);
            open.page().fill("#go-to", "A1 <b>");
            open.page().click("#go button");
            assertThat(open.selected()).isEqualTo(child + 1);
            assertThat(open.page().textContent("#problem")).isEqualTo("These moves are not in the tree: A1 <b>");
            open.goTo(child);
            assertThat(open.page().textContent("#problem")).isEmpty();
            open.page().keyboard().press("n");
            assertThat(open.selected()).as("letters are commands again").isEqualTo(child + 1);
            String example = tree.name(1) + " " + tree.name(2);
            assertThat(open.page().getAttribute("#go-to", "placeholder")).isEqualTo(example + " …");
            assertThat(open.page().textContent("#example")).isEqualTo(example);
        }
    }

    @Test
    void playAdvancesAutomatically(Browser browser) {
        try (XrayPageObject open = XrayPageObject.of(browser, xray, folder)) {
            Page page = open.page();
            page.selectOption("#pace", "120");
            page.click("#play");
            String before = page.textContent("#announcement");
            page.waitForFunction("() => document.querySelector('#details').dataset.node >= 4");
            assertThat(page.getAttribute("#play", "aria-pressed")).isEqualTo("true");
            assertThat(page.textContent("#announcement"))
                    .as("nobody can listen to all of it")
                    .isEqualTo(before);
            page.click("#play");
            assertStopped(page);
            page.waitForFunction("before => document.querySelector('#announcement').textContent !== before", before);
        }
    }

    @Test
    void navigationStopsPlaying(Browser browser) {
        try (XrayPageObject open = XrayPageObject.of(browser, xray, folder)) {
            Page page = open.page();
            List<Runnable> ways = List.of(
                    () -> page.click("[data-node='" + tree.children(0).get(1) + "'] b"),
                    () -> page.press("#outline", "ArrowDown"),
                    () -> clickOverview(open, 0.5, 0.35),
                    () -> open.goTo(tree.size() - 1),
                    () -> page.click(".way-here a"),
                    () -> page.evaluate("location.hash = '#@3'"));
            for (Runnable way : ways) {
                page.click("#play");
                assertThat(page.getAttribute("#play", "aria-pressed")).isEqualTo("true");
                way.run();
                assertStopped(page);
            }
        }
    }

    private static void assertStopped(Page page) {
        page.waitForSelector("#play[aria-pressed=false]");
        assertThat(page.textContent("#play")).isEqualTo("Play");
    }

    @Test
    void playsSlowlyWithReducedMotion(Browser browser) {
        Browser.NewPageOptions calm = new Browser.NewPageOptions().setReducedMotion(ReducedMotion.REDUCE);
        try (XrayPageObject open = XrayPageObject.of(browser, xray, folder, calm)) {
            assertThat(open.page().inputValue("#pace")).isEqualTo("1500");
        }
    }

    @Test
    void selectsByClickInTheOverview(Browser browser) {
        try (XrayPageObject open = XrayPageObject.of(browser, xray, folder)) {
            int node = tree.children(0).get(tree.children(0).size() / 2);
            clickOverview(open, (node + tree.end(node)) / 2.0 / tree.size(), 0.35);
            assertThat(open.selected()).isEqualTo(node);
        }
    }

    @Test
    void zoomsTheOverviewToTheSelectedNode(Browser browser) {
        try (XrayPageObject open = XrayPageObject.of(browser, xray, folder)) {
            int node = tree.children(0).get(2);
            open.goTo(node);
            open.page().click("#zoom-in");
            clickOverview(open, 0.99, 0.99);
            assertThat(open.selected()).isEqualTo(tree.end(node) - 1);
            open.page().click("#zoom-out");
            clickOverview(open, 0.99, 0.99);
            assertThat(open.selected()).isGreaterThanOrEqualTo(tree.end(node));
            open.goTo(node);
            open.page().click("#zoom-in");
            open.goTo(tree.size() - 1);
            clickOverview(open, 0.5, 0.1);
            assertThat(open.selected())
                    .as("what is selected is always in the picture")
                    .isZero();
        }
    }

    private static void clickOverview(XrayPageObject open, double across, double down) {
        BoundingBox box = open.page().locator("#overview").boundingBox();
        open.page().click("#overview", new Page.ClickOptions().setPosition(box.width * across, box.height * down));
    }

    @Test
    void showsNoWindowsForMinimax(Browser browser) {
        XrayPage plain = XrayPages.page(XrayPages.game("squirrel-war"), 22, "minimax", 3);
        try (XrayPageObject open = XrayPageObject.of(browser, plain, folder)) {
            assertThat(open.page().locator("[data-fact=window]").count()).isZero();
            assertThat(open.page().locator(".log thead th").allTextContents())
                    .containsExactly("Move tried", "Gives", "Value");
            open.goTo(plain.tree().size() - 1);
            assertThat(open.reason()).startsWith("A leaf: the game is over").contains("the final result for MAX");
        }
    }

    @Test
    void escapesTitleAndAlgorithm(Browser browser) {
        Position start = Games.game("othello").start();
        String title =
                "</script></title><img src=x onerror=\"document.title='broken'\"><script>alert(1)</script>{{script}}";
        XrayPage plain = XrayPages.page(start, "Othello", "minimax", 2);
        XrayPage nasty = new XrayPage(plain.tree(), plain.trueValues(), title, "<b>minimax</b>", 2);
        try (XrayPageObject open = XrayPageObject.of(browser, nasty, folder)) {
            assertThat(open.page().textContent("#game")).isEqualTo(title);
            assertThat(open.page().title()).isEqualTo(title + " · <b>minimax</b>");
            assertThat(open.page().locator("img, header b").count()).isZero();
            assertThat(open.requests()).containsExactly(open.file().toUri().toString());
        }
    }

    @Test
    void loadsNothingButTheFile(Browser browser) {
        try (XrayPageObject open = XrayPageObject.of(browser, xray, folder)) {
            open.page().click("#open-all");
            open.page().click("#next-cut");
            open.page().click("#help");
            assertThat(open.requests()).containsExactly(open.file().toUri().toString());
        }
    }
}
