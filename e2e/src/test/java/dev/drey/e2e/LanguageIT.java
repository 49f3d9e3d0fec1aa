package dev.drey.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import dev.drey.rules.Games;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The languages of the client: chosen from the browser's, switchable, remembered, and complete. */
final class LanguageIT extends BrowserTestBase {
    private static final List<Integer> WIDTHS = List.of(1280, 320);

    /** Names and words that are the same in both languages. */
    private static final Set<String> SAME_TEXTS = Set.of(
            "Drey",
            "API",
            "English",
            "Deutsch",
            "Squirrel War",
            "Adjacent Claim",
            "Shellos Shuffle",
            "Othello",
            "Minimax",
            "Greedy",
            "▲ MAX",
            "▼ MIN",
            "MAX",
            "MIN",
            "Pause",
            // The notation of a move.
            "pass");

    /** All texts that a user sees or hears, without those that are marked as English. */
    private static final String TEXTS = """
            () => {
              const language = document.documentElement.lang
              const isOwn = (element) => element.closest('[lang]').lang === language
                  && !element.closest('code, [data-move], [data-cell], [data-verdict], .labels, textarea, output')
              const texts = []
              const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
              while (walker.nextNode()) {
                const element = walker.currentNode.parentElement
                if (isOwn(element) && !element.closest('noscript, script, style')) texts.push(walker.currentNode.textContent)
              }
              for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext']) {
                for (const element of document.querySelectorAll(`[${name}]`)) {
                  if (isOwn(element)) texts.push(element.getAttribute(name))
                }
              }
              return [document.title, ...texts]
                  .map((text) => text.replace(/\\s+/g, ' ').trim())
                  .filter((text) => /[a-zäöü]{3}/i.test(text))
            }
            """;

    /** By how much the page is wider than the window, once it is laid out for the window's width. */
    private static final String OVERFLOW = """
            async () => {
              await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
              return document.documentElement.scrollWidth - innerWidth
            }
            """;

    private UserSession session(String locale) {
        return site.session(UserSession.desktop().setLocale(locale));
    }

    private static void useLanguage(Page page, String code) {
        page.locator("header select").selectOption(code);
        page.locator("html[lang=" + code + "]").waitFor();
    }

    @Test
    void browserChoosesTheLanguage() {
        Page german = session("de-AT").open("/");
        assertThat(german.locator("h1")).containsText("Kleine Brettspiele");
        assertThat(german.locator("html")).hasAttribute("lang", "de");
        assertThat(german.locator("[data-kind='othello'] button.primary")).hasText("Spielen");
        german.locator("[data-kind] svg[data-look]").nth(4).waitFor();
        assertThat((Integer) german.evaluate("""
                async () => {
                    const scripts = performance.getEntriesByType('resource').filter((file) => file.name.endsWith('.js'))
                    const texts = await Promise.all(scripts.map(async ({ name }) => (await fetch(name)).text()))
                    return texts.filter((text) => text.includes('Small board games')).length
                }
                """))
                .as("files with English texts")
                .isZero();

        Page french = session("fr-FR").open("/");
        assertThat(french.locator("h1")).containsText("Small board games");
        assertThat(french.locator("html")).hasAttribute("lang", "en");
    }

    @Test
    void switchIsRemembered() {
        Page page = session("de-DE").open("/games");
        assertThat(page.locator("h1")).hasText("Meine Partien");
        useLanguage(page, "en");
        assertThat(page.locator("h1")).hasText("My games");
        assertThat(page).hasTitle("My games · Drey");
        page.reload();
        assertThat(page.locator("h1")).hasText("My games");
        assertThat(page.locator("html")).hasAttribute("lang", "en");
        page.locator("nav a[href='/learn']").click();
        assertThat(page.locator("h1")).hasText("Learn");
        assertThat(page.locator("header select")).hasValue("en");
    }

    /** The selected piece, the typed move, the shown hints and an open explanation survive a change of the language. */
    @Test
    void switchKeepsTheStateOfAGame() {
        Page page = session("de-DE").page();
        GamePage game = GamePage.start(page, "santorini", InputMethod.MOUSE);
        page.locator("details summary").last().click();
        Locator field = page.locator("form input");
        field.fill("00-1");
        game.cell("00").click();
        assertThat(page.locator("[data-chosen]")).hasCount(1);
        assertThat(page.locator(".status")).containsText("Du bist am Zug");
        String address = page.url();

        useLanguage(page, "en");
        assertThat(page.locator(".status")).containsText("Your turn");
        assertThat(page.locator("[data-chosen]")).hasCount(1);
        assertThat(field).hasValue("00-1");
        assertThat(page.locator("[role=grid]")).hasAttribute("aria-label", "Board: Santorini with Cubes and Pyramids");
        useLanguage(page, "de");
        assertThat(page.locator("[role=grid]"))
                .hasAttribute("aria-label", "Brett: Santorini mit Würfeln und Pyramiden");
        assertThat(page.locator("[data-chosen]")).hasCount(1);
        assertThat(page.url()).isEqualTo(address);
        page.locator("[data-action=undo]").click();
        game.playRandomMove(InputMethod.MOUSE);
    }

    @Test
    void rejectionsAreTranslated() {
        Page page = session("de-DE").page();
        GamePage game = GamePage.start(page, "othello", InputMethod.MOUSE);
        game.cell("a1").click(new Locator.ClickOptions().setForce(true));
        page.locator(".rejection:has-text('Dieser Zug ist hier nicht erlaubt.')")
                .waitFor();
        game.cell("d4").click(new Locator.ClickOptions().setForce(true));
        page.locator(".rejection:has-text('schon besetzt')").waitFor();
    }

    static List<String> pages() {
        List<String> pages =
                new ArrayList<>(List.of("/", "/study", "/learn", "/xray", "/games", "/identity", "/game/nosuchgame12"));
        for (String kind : kinds()) {
            pages.add("/learn/" + kind);
            pages.add("/study?position="
                    + SamplePositions.midgame(Games.kind(kind))
                            .text()
                            .replace("/", "%2F")
                            .replace("+", "%2B"));
        }
        return pages;
    }

    @ParameterizedTest
    @MethodSource("pages")
    void pageIsTranslatedAndFits(String path) {
        UserSession german = session("de-DE");
        UserSession english = session("en-GB");
        for (UserSession session : List.of(german, english)) {
            session.open(path);
            session.awaitLoaded();
            if (path.contains("position")) {
                session.page().locator("tr[data-verdict]").first().waitFor();
            }
            if (path.contains("nosuch")) {
                // The browser logs the 404.
                session.ignoreErrors();
            }
        }
        assertTranslated(german.page(), english.page(), path);
        assertFits(german.page(), path);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void gameIsTranslatedAndFits(String kind) {
        Page german = session("de-DE").open("/");
        Page english = session("en-GB").open("/");
        for (Page page : List.of(german, english)) {
            page.locator("[data-kind='" + kind + "'] .others button").last().click();
            page.locator("dialog[open]").waitFor();
        }
        assertTranslated(german, english, "the options of " + kind);
        assertFits(german, "the options of " + kind);
        for (Page page : List.of(german, english)) {
            page.keyboard().press("Escape");
            GamePage game = GamePage.start(page, kind, InputMethod.MOUSE);
            game.playRandomMove(InputMethod.MOUSE);
            game.awaitStatus("yours");
            page.locator("input[role=switch]").check();
            page.locator("[data-why], .value").first().waitFor();
        }
        assertTranslated(german, english, "a game of " + kind);
        assertFits(german, "a game of " + kind);
        for (Page page : List.of(german, english)) {
            GamePage game = new GamePage(page);
            game.resign();
            game.awaitStatus("over");
        }
        assertTranslated(german, english, "the end of " + kind);
        assertFits(german, "the end of " + kind);
        for (Page page : List.of(german, english)) {
            page.navigate("/games");
            page.locator("[data-weaknesses='done']").waitFor();
        }
        assertTranslated(german, english, "the results of " + kind);
        assertFits(german, "the results of " + kind);
    }

    private static void assertTranslated(Page german, Page english, String where) {
        Set<String> untranslated = new TreeSet<>(texts(german));
        untranslated.retainAll(texts(english));
        untranslated.removeAll(SAME_TEXTS);
        assertThat(untranslated).as("untranslated texts on %s", where).isEmpty();
    }

    @SuppressWarnings("unchecked")
    private static List<String> texts(Page page) {
        return (List<String>) page.evaluate(TEXTS);
    }

    private static void assertFits(Page page, String where) {
        for (int width : WIDTHS) {
            page.setViewportSize(width, 800);
            assertThat((Integer) page.evaluate(OVERFLOW))
                    .as("%s at %d: wider than the window by", where, width)
                    .isLessThanOrEqualTo(0);
        }
        AxeAssertions.assertNoViolations(page, where);
        page.setViewportSize(1280, 900);
    }
}
