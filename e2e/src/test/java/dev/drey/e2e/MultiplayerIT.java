package dev.drey.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Two players and a spectator in separate browsers. */
final class MultiplayerIT extends BrowserTestBase {
    @Test
    void playsAnInvitedFriendToTheEnd() {
        Page host = site.session().open("/");
        host.locator("[data-kind='adjacent-claim'] button:has-text('Invite a friend')")
                .click();
        new GamePage(host).awaitStatus("waiting");
        String link = host.locator("input[readonly]").inputValue();
        assertThat(link).startsWith(site.address() + "/game/").contains("code=");

        Page friend = site.session(UserSession.phone()).open(link);
        friend.locator("button.primary:has-text('Join')").tap();
        GamePage hosted = new GamePage(host);
        GamePage joined = new GamePage(friend);
        // The sides are drawn.
        hosted.awaitStatus("yours", "theirs");
        joined.awaitStatus(hosted.isToMove() ? "theirs" : "yours");

        Page spectator = site.session().open(link.replaceFirst("[?].*", ""));
        GamePage watched = new GamePage(spectator);
        host.locator("text=/1 spectator/i").first().waitFor();

        while (!isOver(host, hosted, joined)) {
            boolean hostMoves = hosted.selectableCells().count() > 0;
            (hostMoves ? hosted : joined).playRandomMove(hostMoves ? InputMethod.MOUSE : InputMethod.TOUCH);
        }
        hosted.awaitStatus("over");
        joined.awaitStatus("over");
        watched.awaitStatus("over");
        assertThat(List.of(hosted.statusText(), joined.statusText()))
                .anyMatch(text -> text.contains("You won"))
                .anyMatch(text -> text.contains("You lost"));
        host.waitForCondition(() -> watched.moveCount() == hosted.moveCount());
        friend.waitForCondition(() -> GamePage.owners(friend).equals(GamePage.owners(host)));
        spectator.waitForCondition(() -> GamePage.owners(spectator).equals(GamePage.owners(host)));
    }

    /** A declined offer is shown to both players, and the spectator can follow the match. */
    @Test
    void showsDeclinedOffersAndTheNextGameOfAMatch() {
        Page host = site.session().open("/");
        host.locator("[data-kind='shellos-shuffle'] button:has-text('Invite a friend')")
                .click();
        new GamePage(host).awaitStatus("waiting");
        String link = host.locator("input[readonly]").inputValue();
        Page friend = site.session().open(link);
        friend.locator("button.primary:has-text('Join')").click();
        GamePage hosted = new GamePage(host);
        hosted.awaitStatus("yours", "theirs");
        Page spectator = site.session().open(link.replaceFirst("[?].*", ""));
        new GamePage(spectator).awaitStatus("yours", "theirs");

        host.locator("button:has-text('Offer a draw')").click();
        friend.locator("button:has-text('Decline')").click();
        host.locator(".notice:has-text('declined a draw')").waitFor();

        new GamePage(friend).resign();
        host.locator(".notice:has-text('Game 2 of 3')").waitFor();
        spectator.locator("a:has-text('Watch the next game')").click();
        host.locator("[data-action='next']").click();
        friend.locator("[data-action='next']").click();
        new GamePage(spectator).awaitStatus("yours", "theirs");
        host.waitForCondition(() -> host.url().equals(spectator.url()));
        hosted.awaitStatus("yours", "theirs");
        friend.waitForCondition(() -> friend.url().equals(host.url()));
        assertThat(host.url()).isNotEqualTo(link.replaceFirst("[?].*", ""));
    }

    /** Waits until a player can move or the game is over; forced passes are played by the server. */
    private static boolean isOver(Page page, GamePage one, GamePage other) {
        page.waitForCondition(() -> one.isOver()
                || one.selectableCells().count() + other.selectableCells().count() > 0);
        return one.isOver();
    }
}
