package dev.drey.server.api;

import dev.drey.rules.GameKind;
import dev.drey.server.Stopping;
import dev.drey.server.guard.Identities;
import dev.drey.server.guard.Identity;
import dev.drey.server.guard.Limits;
import dev.drey.server.guard.ProblemCode;
import dev.drey.server.guard.ProblemException;
import dev.drey.server.room.Chair;
import dev.drey.server.room.Room;
import dev.drey.server.room.Rooms;
import dev.drey.server.store.Store;
import io.javalin.http.Context;

/** What every route needs: who asks, and the games. */
public record Desk(Rooms rooms, Store store, Identities identities, Limits limits, Stopping stopping) {
    /** Whoever asks; a guest from the first click. */
    Chair.Person who(Context ctx) {
        return person(identities.of(ctx));
    }

    static Chair.Person person(Identity identity) {
        return new Chair.Person(identity.id(), identity.name());
    }

    /** The game in the path. */
    Room room(Context ctx) {
        return room(ctx.pathParam("id"));
    }

    Room room(String id) {
        return rooms.find(id).orElseThrow(() -> new ProblemException(ProblemCode.NOT_FOUND, "there is no such game"));
    }

    /** Nobody is helped with a game in which that was ruled out. */
    void refuseHelp(Context ctx, GameKind about) {
        if (!rooms.mayBeHelped(identities.of(ctx).id(), about)) {
            throw new ProblemException(
                    ProblemCode.HINTS_OFF,
                    "you are playing " + about.title()
                            + " without hints; what its moves are worth is told when that game is over");
        }
    }
}
