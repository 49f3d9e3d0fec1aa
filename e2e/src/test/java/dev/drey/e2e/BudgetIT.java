package dev.drey.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;

/** What the client may weigh. How long it takes is measured and printed; on a machine with other work it would prove nothing. */
final class BudgetIT extends OnSite {
    private static final int TRIES = 5;
    private static final int MOST_SCRIPT_BYTES = 120_000;

    @Test
    void theFirstPageIsLight() {
        Page page = site.visitor().open("/");
        page.locator("[data-kind] button.primary").first().waitFor();
        int bytes = (Integer) page.evaluate("""
                () => performance.getEntriesByType('resource')
                    .filter((file) => file.name.endsWith('.js'))
                    .reduce((sum, file) => sum + file.encodedBodySize, 0)
                """);
        System.out.println("JavaScript of the first page: " + bytes + " bytes gzipped");
        assertThat(bytes).isBetween(1, MOST_SCRIPT_BYTES);
    }

    /** From the address to a board on which a move can be made, for somebody who has never been here. */
    @Test
    void theFirstBoardTakesAMove() {
        double best = Double.MAX_VALUE;
        for (int i = 0; i < TRIES; i++) {
            Page page = site.visitor().page();
            page.addInitScript("""
                    new MutationObserver((changes, observer) => {
                        if (document.querySelector('[role=grid] [data-next]')) {
                            window.boardAt = performance.now()
                            observer.disconnect()
                        }
                    }).observe(document, { subtree: true, childList: true, attributes: true })
                    """);
            page.navigate(
                    "/study?position=othello%3A--------/--------/--------/---OX---/---XO---/--------/--------/--------%3AX");
            page.waitForFunction("() => window.boardAt");
            best = Math.min(best, ((Number) page.evaluate("() => window.boardAt")).doubleValue());
        }
        System.out.printf("First board: %.0f ms (aim: 1000)%n", best);
        assertThat(best).isPositive();
    }

    /** From the click to the frame in which the move is seen. */
    @Test
    void aMoveIsDrawn() {
        Page page = site.visitor().open("/");
        page.locator("[data-kind='othello'] button.primary").click();
        GameOnPage game = new GameOnPage(page);
        double best = Double.MAX_VALUE;
        for (int i = 0; i < TRIES; i++) {
            game.await("yours");
            game.next().first().waitFor();
            int ply = game.ply();
            best = Math.min(best, ((Number) page.evaluate("""
                    () => new Promise((done) => {
                        const cell = document.querySelector('[role=grid] [data-next]')
                        const began = performance.now()
                        cell.click()
                        const look = () => cell.dataset.owner === '-'
                            ? requestAnimationFrame(look)
                            : requestAnimationFrame(() => done(performance.now() - began))
                        look()
                    })
                    """)).doubleValue());
            page.waitForCondition(() -> game.ply() > ply);
        }
        System.out.printf("A move: %.1f ms (aim: 50)%n", best);
        assertThat(best).isPositive();
    }
}
