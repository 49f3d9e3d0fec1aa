package dev.drey.server.room;

import java.util.ArrayList;
import java.util.List;

/** A game that is made, and what has already happened in it. */
public record Birth(LiveGame fresh, List<Happening> happenings) {
    public Birth {
        happenings = List.copyOf(happenings);
    }

    /** It begins at once if nobody is missing. */
    static Birth of(Terms terms, Chairs chairs) {
        List<Happening> happenings = new ArrayList<>();
        if (!chairs.anyFree()) {
            happenings.add(new Happening.Started(terms.created()));
        }
        return new Birth(LiveGame.of(terms, chairs), happenings);
    }

    public LiveGame game() {
        return fresh.after(happenings);
    }
}
