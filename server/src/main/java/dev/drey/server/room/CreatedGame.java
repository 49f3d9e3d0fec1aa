package dev.drey.server.room;

import dev.drey.play.GameState;
import dev.drey.play.Referee;
import java.util.ArrayList;
import java.util.List;

/** A game that is made, and what has already happened in it. */
public record CreatedGame(LiveGame fresh, List<RoomEvent> happenings) {
    public CreatedGame {
        happenings = List.copyOf(happenings);
    }

    /** It begins at once if nobody is missing. */
    static CreatedGame of(Terms terms, Seats seats) {
        List<RoomEvent> happenings = new ArrayList<>();
        if (!seats.anyFree()) {
            happenings.addAll(start(LiveGame.of(terms, seats), terms.created()));
        }
        return new CreatedGame(LiveGame.of(terms, seats), happenings);
    }

    /** What happens when both sides are there: play begins, and if the first move is a forced pass, it is made. */
    static List<RoomEvent> start(LiveGame game, long now) {
        List<RoomEvent> happenings = new ArrayList<>();
        happenings.add(new RoomEvent.Started(now));
        GameState state = game.after(happenings).state();
        Referee.forced(state, now).events().forEach(event -> happenings.add(new RoomEvent.Played(event)));
        return happenings;
    }

    public LiveGame game() {
        return fresh.after(happenings);
    }
}
