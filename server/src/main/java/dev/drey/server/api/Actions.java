package dev.drey.server.api;

import dev.drey.play.Offer;
import dev.drey.server.guard.Caller;
import dev.drey.server.guard.Hold;
import dev.drey.server.guard.Identity;
import dev.drey.server.guard.Rate;
import dev.drey.server.room.LiveGame;
import dev.drey.server.room.Room;
import dev.drey.server.store.IdentityRow;
import dev.drey.wire.live.ClientMessage;
import java.util.concurrent.CompletableFuture;

/** What a client wants from a game, by whichever way it says so. */
final class Actions {
    private Actions() {}

    static CompletableFuture<LiveGame> act(
            Desk desk, Room room, Identity identity, Caller caller, ClientMessage message) {
        if (message instanceof ClientMessage.Join) {
            if (room.game().chairs().sideOf(identity.id()).isEmpty()) {
                refuseTooMany(desk, identity);
            }
            // What somebody is called may have changed since the socket was opened.
            Identity now = new Identity(identity.id(), desk.identities().name(identity.id()));
            // Whoever sits down is to be known by name, also after a restart.
            return desk.store()
                    .putIdentity(
                            new IdentityRow(now.id(), now.name(), desk.rooms().now()))
                    .thenCompose(known -> room.act(Desk.person(now), message));
        }
        if (isRematch(message)) {
            refuseTooMany(desk, identity);
            desk.limits().take(Rate.NEW_GAMES, caller);
        }
        return room.act(Desk.person(identity), message);
    }

    /** A rematch is a new game, however it came about. */
    private static boolean isRematch(ClientMessage message) {
        String rematch = Offer.Kind.REMATCH.text();
        return message instanceof ClientMessage.Offer offer && offer.what().equals(rematch)
                || message instanceof ClientMessage.Accept accept
                        && accept.what().equals(rematch);
    }

    private static void refuseTooMany(Desk desk, Identity identity) {
        desk.limits().check(Hold.OPEN_GAMES, identity, desk.store().unfinishedOf(identity.id()));
    }
}
