package dev.drey.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;

/** What somebody plays with. */
enum Hand {
    MOUSE {
        @Override
        void pick(Page page, Locator cell) {
            cell.click();
        }
    },
    FINGER {
        @Override
        void pick(Page page, Locator cell) {
            cell.tap();
        }
    },
    /** Arrow keys from where the focus is, then Enter. */
    KEYS {
        @Override
        void pick(Page page, Locator cell) {
            String wanted = cell.getAttribute("data-cell");
            // Each press brings the focus a row or a column nearer.
            for (int presses = 0; !wanted.equals(focused(page)); presses++) {
                if (presses > MOST_PRESSES) {
                    throw new AssertionError("the arrow keys do not lead to " + wanted);
                }
                page.keyboard().press(String.valueOf(page.evaluate(WAY, wanted)));
            }
            page.keyboard().press("Enter");
        }
    };

    private static final int MOST_PRESSES = 20;

    private static final String WAY = """
            (wanted) => {
                const to = document.querySelector(`[data-cell="${wanted}"]`).getBoundingClientRect()
                const from = document.activeElement.getBoundingClientRect()
                const near = (a, b) => Math.abs(a - b) < 3
                if (!near(from.y, to.y)) return from.y < to.y ? 'ArrowDown' : 'ArrowUp'
                return from.x < to.x ? 'ArrowRight' : 'ArrowLeft'
            }
            """;

    abstract void pick(Page page, Locator cell);

    static Object focused(Page page) {
        return page.evaluate("() => document.activeElement?.dataset?.cell ?? ''");
    }
}
