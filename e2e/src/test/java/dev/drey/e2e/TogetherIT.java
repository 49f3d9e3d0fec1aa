package dev.drey.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Two people at two machines, and somebody who looks on. */
final class TogetherIT extends OnSite {
    @Test
    void aFriendIsInvitedAndPlayedToTheEnd() {
        Page host = site.visitor().open("/");
        host.locator("[data-kind='adjacent-claim'] button:has-text('Invite a friend')")
                .click();
        new GameOnPage(host).await("waiting");
        String link = host.locator("input[readonly]").inputValue();
        assertThat(link).startsWith(site.address() + "/game/").contains("code=");

        Page friend = site.visitor(Visitor.phone()).open(link);
        friend.locator("button.primary:has-text('Join')").tap();
        GameOnPage hosted = new GameOnPage(host);
        GameOnPage joined = new GameOnPage(friend);
        // Chance decides who begins.
        hosted.await("yours", "theirs");
        joined.await(hosted.isToMove() ? "theirs" : "yours");

        Page spectator = site.visitor().open(link.replaceFirst("[?].*", ""));
        GameOnPage watched = new GameOnPage(spectator);
        host.locator("text=/1 watching|1 spectator/i").first().waitFor();

        while (!isOver(host, hosted, joined)) {
            boolean hostMoves = hosted.next().count() > 0;
            (hostMoves ? hosted : joined).move(hostMoves ? Hand.MOUSE : Hand.FINGER);
        }
        hosted.await("over");
        joined.await("over");
        watched.await("over");
        assertThat(List.of(hosted.says(), joined.says()))
                .anyMatch(text -> text.contains("You won"))
                .anyMatch(text -> text.contains("You lost"));
        host.waitForCondition(() -> watched.ply() == hosted.ply());
        friend.waitForCondition(() -> GameOnPage.owners(friend).equals(GameOnPage.owners(host)));
        spectator.waitForCondition(() -> GameOnPage.owners(spectator).equals(GameOnPage.owners(host)));
    }

    /** What somebody says to the other is seen by the other, and the match goes on for whoever looks on. */
    @Test
    void offersAreDeclinedInSightAndTheNextGameIsAnnounced() {
        Page host = site.visitor().open("/");
        host.locator("[data-kind='shellos-shuffle'] button:has-text('Invite a friend')")
                .click();
        new GameOnPage(host).await("waiting");
        String link = host.locator("input[readonly]").inputValue();
        Page friend = site.visitor().open(link);
        friend.locator("button.primary:has-text('Join')").click();
        GameOnPage hosted = new GameOnPage(host);
        hosted.await("yours", "theirs");
        Page spectator = site.visitor().open(link.replaceFirst("[?].*", ""));
        new GameOnPage(spectator).await("yours", "theirs");

        host.locator("button:has-text('Offer a draw')").click();
        friend.locator("button:has-text('Decline')").click();
        host.locator(".notice:has-text('declined a draw')").waitFor();

        new GameOnPage(friend).resign();
        host.locator(".notice:has-text('Game 2 of 3')").waitFor();
        spectator.locator("a:has-text('Watch the next game')").click();
        host.locator("[data-action='next']").click();
        friend.locator("[data-action='next']").click();
        new GameOnPage(spectator).await("yours", "theirs");
        host.waitForCondition(() -> host.url().equals(spectator.url()));
        hosted.await("yours", "theirs");
        friend.waitForCondition(() -> friend.url().equals(host.url()));
        assertThat(host.url()).isNotEqualTo(link.replaceFirst("[?].*", ""));
    }

    /** Waits until one of them can move, or neither ever will. Whoever cannot move passes by itself. */
    private static boolean isOver(Page page, GameOnPage one, GameOnPage other) {
        page.waitForCondition(
                () -> one.isOver() || one.next().count() + other.next().count() > 0);
        return one.isOver();
    }
}
