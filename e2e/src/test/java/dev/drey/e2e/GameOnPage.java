package dev.drey.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

/** A game as somebody sees and plays it. */
final class GameOnPage {
    /** More than any game has. */
    private static final int MOST_MOVES = 100;

    private final Page page;
    private final Random random = new Random(7);

    GameOnPage(Page page) {
        this.page = page;
    }

    /** Begins a game against an engine on the first page, and waits for the first turn. */
    static GameOnPage begin(Page page, String kind, Hand hand) {
        page.navigate("/");
        hand.pick(page, page.locator("[data-kind='" + kind + "'] button.primary"));
        GameOnPage game = new GameOnPage(page);
        game.await("yours");
        return game;
    }

    void resign() {
        page.locator("button:has-text('Resign')").click();
        page.locator("dialog[open] button.primary").click();
    }

    /** Waits until the line about the game has one of these tones: yours, theirs, waiting, trouble, over. @return which */
    String await(String... tones) {
        String selector = List.of(tones).stream()
                .map(tone -> ".status[data-tone='" + tone + "']")
                .collect(Collectors.joining(", "));
        return page.locator(selector).getAttribute("data-tone");
    }

    boolean isToMove() {
        return page.locator(".status[data-tone='yours']").count() > 0;
    }

    boolean isOver() {
        return page.locator(".status[data-tone='over']").count() > 0;
    }

    /** What that line says. */
    String says() {
        return page.locator(".status").innerText();
    }

    /** The cells that can be picked next. */
    Locator next() {
        return page.locator("[role=grid] [data-cell][data-next]");
    }

    Locator cell(String name) {
        return page.locator("[role=grid] [data-cell='" + name + "']");
    }

    /** The owner of each cell of the board, in one string. */
    static Object owners(Page page) {
        return page.evaluate(
                "() => [...document.querySelectorAll('[role=grid] [data-cell]')].map((c) => c.dataset.owner).join('')");
    }

    /** The moves in the list. */
    Locator moves() {
        return page.locator("[data-ply]");
    }

    /** How many moves the list shows. */
    int ply() {
        return moves().count();
    }

    /** Makes a move, whichever, cell by cell, and waits until it is in the list. */
    void move(Hand hand) {
        int ply = ply();
        next().first().waitFor();
        do {
            hand.pick(page, next().nth(random.nextInt(next().count())));
        } while (page.locator("[role=grid] [data-chosen]").count() > 0);
        page.waitForCondition(() -> ply() > ply);
    }

    /** Plays to the end. @return how many moves that took */
    int playOut(Hand hand) {
        for (int moves = 0; moves < MOST_MOVES; moves++) {
            page.waitForCondition(() -> isOver() || next().count() > 0);
            if (isOver()) {
                return moves;
            }
            move(hand);
        }
        throw new AssertionError("the game does not end");
    }
}
