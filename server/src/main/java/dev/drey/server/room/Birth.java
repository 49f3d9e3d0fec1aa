package dev.drey.server.room;

import dev.drey.play.Match;
import dev.drey.play.Referee;
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
            happenings.addAll(start(LiveGame.of(terms, chairs), terms.created()));
        }
        return new Birth(LiveGame.of(terms, chairs), happenings);
    }

    /** What happens when both sides are there: play begins, and if the first move is a forced pass, it is made. */
    static List<Happening> start(LiveGame game, long now) {
        List<Happening> happenings = new ArrayList<>();
        happenings.add(new Happening.Started(now));
        Match match = game.after(happenings).match();
        Referee.forced(match, now).events().forEach(event -> happenings.add(new Happening.Played(event)));
        return happenings;
    }

    public LiveGame game() {
        return fresh.after(happenings);
    }
}
