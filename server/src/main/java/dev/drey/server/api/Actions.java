package dev.drey.server.api;

import dev.drey.play.Offer;
import dev.drey.server.access.Caller;
import dev.drey.server.access.ConcurrencyLimit;
import dev.drey.server.access.Identity;
import dev.drey.server.access.RateLimit;
import dev.drey.server.room.LiveGame;
import dev.drey.server.room.Room;
import dev.drey.server.store.IdentityRow;
import dev.drey.wire.live.ClientMessage;
import java.util.concurrent.CompletableFuture;

/** What a client wants from a game, by whichever way it says so. */
final class Actions {
    private Actions() {}

    static CompletableFuture<LiveGame> act(
            ApiContext context, Room room, Identity identity, Caller caller, ClientMessage message) {
        if (message instanceof ClientMessage.Join) {
            if (room.game().seats().sideOf(identity.id()).isEmpty()) {
                refuseTooMany(context, identity);
            }
            // What somebody is called may have changed since the socket was opened.
            Identity now = new Identity(identity.id(), context.identities().name(identity.id()));
            // Whoever sits down is to be known by name, also after a restart.
            return context.store()
                    .putIdentity(new IdentityRow(
                            now.id(), now.name(), context.rooms().now()))
                    .thenCompose(known -> room.act(ApiContext.person(now), message));
        }
        if (isRematch(message)) {
            refuseTooMany(context, identity);
            context.limits().take(RateLimit.NEW_GAMES, caller);
        }
        return room.act(ApiContext.person(identity), message);
    }

    /** A rematch is a new game, however it came about. */
    private static boolean isRematch(ClientMessage message) {
        String rematch = Offer.Kind.REMATCH.text();
        return message instanceof ClientMessage.Offer offer && offer.what().equals(rematch)
                || message instanceof ClientMessage.Accept accept
                        && accept.what().equals(rematch);
    }

    private static void refuseTooMany(ApiContext context, Identity identity) {
        context.limits()
                .check(ConcurrencyLimit.OPEN_GAMES, identity, context.store().unfinishedOf(identity.id()));
    }
}
