package dev.drey.server.api;

import dev.drey.rules.Position;
import dev.drey.server.ShutdownState;
import dev.drey.server.access.Identities;
import dev.drey.server.access.Identity;
import dev.drey.server.access.ProblemCode;
import dev.drey.server.access.ProblemException;
import dev.drey.server.access.RateLimiter;
import dev.drey.server.room.LiveGame;
import dev.drey.server.room.Room;
import dev.drey.server.room.Rooms;
import dev.drey.server.room.Seat;
import dev.drey.server.store.Store;
import io.javalin.http.Context;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What every route needs: who asks, and the games. */
public record ApiContext(Rooms rooms, Store store, Identities identities, RateLimiter limits, ShutdownState stopping) {
    private static final String UNTIL = "you can analyse it when that game has moved on or is over";

    /** Whoever asks; a guest from the first click. */
    Seat.Person who(Context ctx) {
        return person(identities.identify(ctx));
    }

    static Seat.Person person(Identity identity) {
        return new Seat.Person(identity.id(), identity.name());
    }

    /** The game in the path. */
    Room room(Context ctx) {
        return room(ctx.pathParam("id"));
    }

    Room room(String id) {
        return rooms.find(id).orElseThrow(() -> new ProblemException(ProblemCode.NOT_FOUND, "there is no such game"));
    }

    /**
     * Refuses to tell whoever asks what moves are worth in these positions, if that would help in a game without hints that they
     * are playing. The problem names the game.
     */
    void refuseHelp(Context ctx, Collection<Position> positions) {
        refuseHelp(identities.identify(ctx).id(), positions, UNTIL);
    }

    /** The same with another consequence to be told. */
    void refuseHelp(String guest, Collection<Position> positions, String until) {
        Optional<LiveGame> blocking = rooms.helpGuard().blocking(guest, positions);
        if (blocking.isPresent()) {
            throw hintsOff(blocking.get(), until);
        }
    }

    /**
     * Those of these positions about which whoever asks is told nothing, as that would help in a running game without hints. Refuses
     * if that is all of them, or the one looked at.
     */
    Set<Position> withheld(Context ctx, Collection<Position> positions, Optional<Position> at) {
        Set<Position> all = new LinkedHashSet<>(positions);
        at.ifPresent(all::add);
        Map<Position, LiveGame> withheld =
                rooms.helpGuard().withheld(identities.identify(ctx).id(), all);
        Optional<LiveGame> blocking = at.map(withheld::get);
        if (blocking.isEmpty() && !withheld.isEmpty() && withheld.keySet().containsAll(positions)) {
            blocking = withheld.values().stream().findFirst();
        }
        if (blocking.isPresent()) {
            throw hintsOff(blocking.get(), UNTIL);
        }
        return withheld.keySet();
    }

    private static ProblemException hintsOff(LiveGame game, String until) {
        String page = "/game/" + game.id();
        return new ProblemException(
                        ProblemCode.HINTS_OFF,
                        "this can arise in your game of "
                                + game.terms().game().kind().title() + " without hints (" + page + "); " + until)
                .withExtensions(Map.of("game", game.id(), "url", page));
    }
}
