package dev.drey.e2e;

import com.microsoft.playwright.Page;
import java.util.Arrays;
import java.util.function.DoubleSupplier;
import org.junit.jupiter.api.Test;

/** Prints how long pages take. {@code bench/page} runs it; its name keeps it out of the build's tests. */
final class PageTimings extends BrowserTestBase {
    private static final int RUNS = Integer.getInteger("drey.runs", 5);

    /** From the navigation to a board on which a move can be made, with an empty cache. */
    @Test
    void measuresTheFirstBoard() {
        print("First board", () -> {
            Page page = site.session().page();
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
            return ((Number) page.evaluate("() => window.boardAt")).doubleValue();
        });
    }

    /** From the click to the frame that shows the move. */
    @Test
    void measuresAMove() {
        Page page = site.session().page();
        GamePage game = GamePage.start(page, "othello", InputMethod.MOUSE);
        print("A move", () -> {
            game.awaitStatus("yours");
            game.selectableCells().first().waitFor();
            int before = game.moveCount();
            double millis = ((Number) page.evaluate("""
                    () => new Promise((done) => {
                        const cell = document.querySelector('[role=grid] [data-next]')
                        const start = performance.now()
                        cell.click()
                        const look = () => cell.dataset.owner === '-'
                            ? requestAnimationFrame(look)
                            : requestAnimationFrame(() => done(performance.now() - start))
                        look()
                    })
                    """)).doubleValue();
            page.waitForCondition(() -> game.moveCount() > before);
            return millis;
        });
    }

    private static void print(String what, DoubleSupplier measurement) {
        double[] millis = new double[RUNS];
        for (int i = 0; i < RUNS; i++) {
            millis[i] = measurement.getAsDouble();
        }
        Arrays.sort(millis);
        System.out.printf(
                "%s: best %.1f ms, median %.1f ms, worst %.1f ms of %d%n",
                what, millis[0], millis[RUNS / 2], millis[RUNS - 1], RUNS);
    }
}
