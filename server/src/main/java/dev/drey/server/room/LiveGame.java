package dev.drey.server.room;

import dev.drey.play.Match;
import java.util.List;
import java.util.Optional;

/**
 * A game as its happenings have made it. Immutable.
 *
 * @param seq how many happenings there were
 * @param match the board, the clocks, the offers; before the start, the board as it will be
 * @param next the game that follows
 */
public record LiveGame(Terms terms, Chairs chairs, Status status, int seq, Match match, Optional<String> next) {

    /** Before anything happened. */
    public static LiveGame of(Terms terms, Chairs chairs) {
        return new LiveGame(terms, chairs, Status.OPEN, 0, Match.of(terms.start()), Optional.empty());
    }

    /** The game after something that happened. @throws IllegalArgumentException if it cannot have */
    public LiveGame after(Happening happening) {
        if (happening instanceof Happening.Seated seated) {
            return with(chairs.with(seated.side(), seated.person()), status, match, next);
        } else if (happening instanceof Happening.Started started) {
            return with(chairs, Status.RUNNING, Match.of(terms.start(), terms.tempo(), started.at()), next);
        } else if (happening instanceof Happening.Played played) {
            Match after = match.after(played.event());
            return with(chairs, after.isOver() ? Status.OVER : status, after, next);
        } else if (happening instanceof Happening.Next following) {
            return with(chairs, status, match, Optional.of(following.game()));
        }
        return with(chairs, Status.CANCELLED, match, next);
    }

    public LiveGame after(List<Happening> happenings) {
        LiveGame game = this;
        for (Happening happening : happenings) {
            game = game.after(happening);
        }
        return game;
    }

    private LiveGame with(Chairs nextChairs, Status nextStatus, Match nextMatch, Optional<String> following) {
        return new LiveGame(terms, nextChairs, nextStatus, seq + 1, nextMatch, following);
    }

    /** The same game, of which nobody could see the clock for a while. */
    LiveGame credit(long millis) {
        return new LiveGame(terms, chairs, status, seq, match.credit(millis), next);
    }

    public String id() {
        return terms.id();
    }

    public boolean isRunning() {
        return status == Status.RUNNING;
    }

    /** The chair of the side that is to move, if one is. */
    Optional<Chair> toMove() {
        return isRunning() ? Optional.of(chairs.of(match.position().toMove())) : Optional.empty();
    }
}
