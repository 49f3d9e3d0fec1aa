package dev.drey.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Random;

/** A game as somebody sees and plays it. */
final class GameOnPage {
    /** More than any game has. */
    private static final int MOST_MOVES = 100;

    private final Page page;
    private final Random random = new Random(7);

    GameOnPage(Page page) {
        this.page = page;
    }

    /** What the line above the board says, for programs. */
    Locator status() {
        return page.locator("[data-status]");
    }

    /** Waits until it is one of these. @return which */
    String await(String... wanted) {
        String selector = String.join(
                ", ",
                List.of(wanted).stream().map(s -> "[data-status='" + s + "']").toList());
        return page.locator(selector).first().getAttribute("data-status");
    }

    /** The cells that can be picked next. */
    Locator next() {
        return page.locator("[data-board] [data-cell][data-next='true']");
    }

    int ply() {
        return Integer.parseInt(page.locator("[data-ply]").first().getAttribute("data-ply"));
    }

    /** Makes a move, whichever, cell by cell, and waits until it is made. */
    void move(Hand hand) {
        int ply = ply();
        next().first().waitFor();
        while (ply() == ply && next().count() > 0) {
            Locator cells = next();
            hand.pick(page, cells.nth(random.nextInt(cells.count())));
        }
        page.waitForCondition(() -> ply() != ply);
    }

    /** Plays to the end. @return how many moves that took */
    int playOut(Hand hand) {
        for (int moves = 0; moves < MOST_MOVES; moves++) {
            if (await("your-turn", "over").equals("over")) {
                return moves;
            }
            move(hand);
        }
        throw new AssertionError("the game does not end");
    }
}
