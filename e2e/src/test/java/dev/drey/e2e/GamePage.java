package dev.drey.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

/** Page object of a game. */
final class GamePage {
    /** More moves than any game has. */
    private static final int MAX_MOVES = 100;

    private final Page page;
    private final Random random = new Random(7);

    GamePage(Page page) {
        this.page = page;
    }

    /** Starts a game against an engine from the home page and waits for the first turn. */
    static GamePage start(Page page, String kind, InputMethod input) {
        page.navigate("/");
        input.select(page, page.locator("[data-kind='" + kind + "'] button.primary"));
        GamePage game = new GamePage(page);
        game.awaitStatus("yours");
        return game;
    }

    void resign() {
        page.locator(".actions button").last().click();
        page.locator("dialog[open] button.primary").click();
    }

    /**
     * Waits until the status has one of these tones.
     *
     * @param tones yours, theirs, waiting, trouble or over
     * @return the tone
     */
    String awaitStatus(String... tones) {
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

    String statusText() {
        return page.locator(".status").innerText();
    }

    /** The cells that can be selected next. */
    Locator selectableCells() {
        return page.locator("[role=grid] [data-cell][data-next]");
    }

    Locator cell(String name) {
        return page.locator("[role=grid] [data-cell='" + name + "']");
    }

    /** The owner of each cell as one string. */
    static Object owners(Page page) {
        return page.evaluate(
                "() => [...document.querySelectorAll('[role=grid] [data-cell]')].map((c) => c.dataset.owner).join('')");
    }

    Locator moves() {
        return page.locator("[data-ply]");
    }

    /** The number of moves in the list. */
    int moveCount() {
        return moves().count();
    }

    /** Plays a random move cell by cell and waits until it is in the list. */
    void playRandomMove(InputMethod input) {
        int before = moveCount();
        selectableCells().first().waitFor();
        do {
            input.select(
                    page, selectableCells().nth(random.nextInt(selectableCells().count())));
        } while (page.locator("[role=grid] [data-chosen]").count() > 0);
        page.waitForCondition(() -> moveCount() > before);
    }

    /**
     * Plays random moves to the end of the game.
     *
     * @return the number of moves played
     */
    int playToEnd(InputMethod input) {
        for (int moves = 0; moves < MAX_MOVES; moves++) {
            page.waitForCondition(() -> isOver() || selectableCells().count() > 0);
            if (isOver()) {
                return moves;
            }
            playRandomMove(input);
        }
        throw new AssertionError("the game does not end");
    }
}
