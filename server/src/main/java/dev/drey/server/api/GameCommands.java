package dev.drey.server.api;

import dev.drey.play.Offer;
import dev.drey.rules.Reason;
import dev.drey.rules.Rejection;
import dev.drey.server.access.Caller;
import dev.drey.server.access.Identity;
import dev.drey.server.access.RateLimit;
import dev.drey.server.room.CommandResult;
import dev.drey.server.room.LiveGame;
import dev.drey.server.room.Room;
import dev.drey.server.room.Seat;
import dev.drey.wire.live.ClientMessage;
import dev.drey.wire.live.ReceivedMessage;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

/** Passes the commands of clients on to a room, after checking rates. Sockets and plain requests both use it. */
final class GameCommands {
    private GameCommands() {}

    static CompletableFuture<CommandResult> act(
            ApiContext context, Room room, Identity identity, Caller caller, ReceivedMessage received) {
        ClientMessage message = received.message();
        if (room.isRepeated(ApiContext.person(identity), received)) {
            return room.act(ApiContext.person(identity), received);
        }
        if (message instanceof ClientMessage.Join) {
            // The name may have changed since the socket was opened.
            Identity now = new Identity(identity.id(), context.identities().name(identity.id()));
            return context.storePlayer(now).thenCompose(known -> room.act(ApiContext.person(now), received));
        }
        if (isRematch(message)) {
            LiveGame game = room.lastKnown();
            if (hasDeletedOpponent(context, game, identity)) {
                Rejection rejection =
                        new Rejection(Reason.OPPONENT_DELETED, "Your opponent no longer plays on this server.");
                return CompletableFuture.completedFuture(new CommandResult(game, Optional.of(rejection)));
            }
            context.limits().take(RateLimit.NEW_GAMES, caller);
        }
        return room.act(ApiContext.person(identity), received);
    }

    private static boolean hasDeletedOpponent(ApiContext context, LiveGame game, Identity player) {
        return Stream.of(game.seats().first(), game.seats().second())
                .anyMatch(seat -> seat instanceof Seat.Person person
                        && !person.id().equals(player.id())
                        && context.identities().isDeleted(person.id()));
    }

    /** Whether the message leads to a rematch, which is a new game. */
    private static boolean isRematch(ClientMessage message) {
        String rematch = Offer.Kind.REMATCH.text();
        return message instanceof ClientMessage.Offer offer && offer.what().equals(rematch)
                || message instanceof ClientMessage.Accept accept
                        && accept.what().equals(rematch);
    }
}
