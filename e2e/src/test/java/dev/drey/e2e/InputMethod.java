package dev.drey.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;

/** How a player selects cells. */
enum InputMethod {
    MOUSE {
        @Override
        void select(Page page, Locator cell) {
            cell.click();
        }
    },
    TOUCH {
        @Override
        void select(Page page, Locator cell) {
            cell.tap();
        }
    },
    /** Arrow keys from the focused cell, then Enter. */
    KEYBOARD {
        @Override
        void select(Page page, Locator cell) {
            String wanted = cell.getAttribute("data-cell");
            // Each press moves the focus one row or column closer.
            for (int presses = 0; !wanted.equals(focused(page)); presses++) {
                if (presses > MAX_PRESSES) {
                    throw new AssertionError("the arrow keys do not lead to " + wanted);
                }
                page.keyboard().press(String.valueOf(page.evaluate(NEXT_KEY, wanted)));
            }
            page.keyboard().press("Enter");
        }
    };

    private static final int MAX_PRESSES = 20;

    private static final String NEXT_KEY = """
            (wanted) => {
                const to = document.querySelector(`[data-cell="${wanted}"]`).getBoundingClientRect()
                const from = document.activeElement.getBoundingClientRect()
                const near = (a, b) => Math.abs(a - b) < 3
                if (!near(from.y, to.y)) return from.y < to.y ? 'ArrowDown' : 'ArrowUp'
                return from.x < to.x ? 'ArrowRight' : 'ArrowLeft'
            }
            """;

    abstract void select(Page page, Locator cell);

    static Object focused(Page page) {
        return page.evaluate("() => document.activeElement?.dataset?.cell ?? ''");
    }
}
