package dev.drey.server.api;

import dev.drey.rules.Position;
import dev.drey.server.ShutdownState;
import dev.drey.server.access.ConnectionAdmission;
import dev.drey.server.access.Identities;
import dev.drey.server.access.Identity;
import dev.drey.server.access.ProblemCode;
import dev.drey.server.access.ProblemException;
import dev.drey.server.access.RateLimiter;
import dev.drey.server.room.GameStatus;
import dev.drey.server.room.LiveGame;
import dev.drey.server.room.Room;
import dev.drey.server.room.Rooms;
import dev.drey.server.room.Seat;
import dev.drey.server.search.SearchOwner;
import dev.drey.server.store.IdentityRow;
import dev.drey.server.store.Store;
import io.javalin.http.Context;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

/** The services that all routes of the API share: identities, games and limits. */
public record ApiContext(
        Rooms rooms,
        Store store,
        Identities identities,
        RateLimiter limits,
        ConnectionAdmission connections,
        ShutdownState shutdown) {
    /** Returns the person behind a request; a new guest if there is no identity yet. */
    Seat.Person person(Context ctx) {
        return person(identities.identify(ctx));
    }

    /** Returns the owner of searches for a request. */
    SearchOwner searchOwner(Context ctx) {
        String player = identities.identify(ctx).id();
        return new SearchOwner(player, identities.caller(ctx).address());
    }

    static Seat.Person person(Identity identity) {
        return new Seat.Person(identity.id(), identity.name());
    }

    /**
     * Stores a player who takes a seat, so that the name is known after a restart. A name that is stored already stays.
     *
     * @return fails with a {@link ProblemException} if the player has deleted the identity in the meantime
     */
    CompletableFuture<Identity> storePlayer(Identity player) {
        return unlessDeleted(player, store.identities().add(row(player)));
    }

    /** Stores the new name of a player. Fails in the same way. */
    CompletableFuture<Identity> rename(Identity player) {
        return unlessDeleted(player, store.identities().rename(row(player)));
    }

    /** The row of a player, if the player is not stored yet. */
    IdentityRow row(Identity player) {
        return new IdentityRow(player.id(), player.name(), rooms.now());
    }

    private static CompletableFuture<Identity> unlessDeleted(Identity player, CompletableFuture<Boolean> stored) {
        return stored.thenApply(found -> {
            if (!found) {
                throw new ProblemException(ProblemCode.SIGNED_OUT, "You have deleted your identity.");
            }
            return player;
        });
    }

    /** Returns the room of the game in the path. @throws ProblemException if there is none, or if the game has expired */
    Room room(Context ctx) {
        return room(ctx.pathParam("id"));
    }

    Room room(String id) {
        Room room = rooms.find(id)
                .orElseThrow(() -> new ProblemException(
                        ProblemCode.NOT_FOUND, "Game not found. Games that nobody played are deleted after a while."));
        if (room.lastKnown().status() == GameStatus.EXPIRED) {
            throw new ProblemException(
                    ProblemCode.EXPIRED,
                    "This game has expired, because nobody joined it or no person made a move. Create a new one.");
        }
        return room;
    }

    /**
     * Rejects a request for the values of moves if a position is withheld from the player because of a running game without hints.
     * The problem names the game.
     */
    void rejectIfWithheld(Context ctx, Collection<Position> positions) {
        rejectIfWithheld(identities.identify(ctx).id(), positions);
    }

    /** Rejects the request of a guest in the same way. */
    void rejectIfWithheld(String guest, Collection<Position> positions) {
        Optional<LiveGame> blocking = rooms.fairPlay().blockingGame(guest, positions);
        if (blocking.isPresent()) {
            throw hintsOff(blocking.get());
        }
    }

    /**
     * Returns the positions that are withheld from the player because of a running game without hints. Rejects the request if all
     * positions are withheld, or the position {@code at}, which the client looks at.
     */
    Set<Position> withheld(Context ctx, Collection<Position> positions, Optional<Position> at) {
        Set<Position> all = new LinkedHashSet<>(positions);
        at.ifPresent(all::add);
        Map<Position, LiveGame> withheld =
                rooms.fairPlay().withheld(identities.identify(ctx).id(), all);
        Optional<LiveGame> blocking = at.map(withheld::get);
        if (blocking.isEmpty() && !withheld.isEmpty() && withheld.keySet().containsAll(positions)) {
            blocking = withheld.values().stream().findFirst();
        }
        if (blocking.isPresent()) {
            throw hintsOff(blocking.get());
        }
        return withheld.keySet();
    }

    private static ProblemException hintsOff(LiveGame game) {
        String page = "/game/" + game.id();
        return new ProblemException(
                        ProblemCode.HINTS_OFF,
                        "Finish your game without hints first ("
                                + game.terms().game().kind().title() + ", " + page
                                + "): this position can arise in it.")
                .withExtensions(Map.of("game", game.id(), "url", page));
    }
}
