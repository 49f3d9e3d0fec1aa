package dev.drey.server.api;

import dev.drey.server.guard.Hold;
import dev.drey.server.guard.Identity;
import dev.drey.server.room.Chair;
import dev.drey.server.room.LiveGame;
import dev.drey.server.room.Room;
import dev.drey.server.store.IdentityRow;
import dev.drey.wire.live.ClientMessage;
import java.util.concurrent.CompletableFuture;

/** What a client wants from a game, by whichever way it says so. */
final class Actions {
    private Actions() {}

    static CompletableFuture<LiveGame> act(Desk desk, Room room, Chair.Person who, ClientMessage message) {
        if (message instanceof ClientMessage.Join) {
            desk.limits()
                    .check(
                            Hold.OPEN_GAMES,
                            new Identity(who.id(), who.name()),
                            desk.store().unfinishedOf(who.id()));
            // Whoever sits down is to be known by name, also after a restart.
            return desk.store()
                    .putIdentity(
                            new IdentityRow(who.id(), who.name(), desk.rooms().now()))
                    .thenCompose(known -> room.act(who, message));
        }
        return room.act(who, message);
    }
}
