package dev.drey.server.room;

import dev.drey.play.Command;
import dev.drey.play.GameEvent;
import dev.drey.play.GameState;
import dev.drey.play.Offer;
import dev.drey.play.Referee;
import dev.drey.play.Ruling;
import dev.drey.rules.Move;
import dev.drey.rules.Side;
import dev.drey.wire.live.ClientMessage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Decides what comes of what people want. Pure: a game, a wish and a time go in, a decision comes out. */
final class RoomDecider {
    /** Longer games see no more offers: whoever comes late is told all that happened, and that must have an end. */
    static final int MOST_WITH_OFFERS = 600;

    /** A turn of this length without the other player counts as abandoned: two weeks, in milliseconds. */
    static final long ABANDONED = 14L * 24 * 60 * 60 * 1000;

    private RoomDecider() {}

    /**
     * What comes of a message.
     *
     * @param who says it
     * @param away for how many milliseconds the other side's player has been gone; 0 if there
     */
    static Decision decide(LiveGame game, Seat.Person who, ClientMessage message, long now, long away) {
        if (message instanceof ClientMessage.Join join) {
            return join(game, who, join, now);
        }
        Optional<Side> side = game.seats().sideOf(who.id());
        if (message instanceof ClientMessage.Cancel) {
            return cancel(game, who, now, away);
        }
        if (side.isEmpty()) {
            return new Decision.Refused("spectator", "You are watching this game; only its players can do that.");
        }
        if (game.status() == GameStatus.OPEN) {
            return new Decision.Refused("not-started", "The game has not begun: a seat is still free.");
        }
        if (game.status() == GameStatus.CANCELLED) {
            return cancelled();
        }
        Optional<Command> action = action(side.get(), message, away);
        if (action.isEmpty()) {
            return new Decision.Refused(
                    "unknown-offer", "Nothing of that kind can be offered; expected draw, takeback or rematch.");
        }
        if (action.get() instanceof Command.Propose propose) {
            Optional<Decision> refused = whyNot(game, propose.what());
            if (refused.isPresent()) {
                return refused.get();
            }
        }
        return at(game, action.get(), now);
    }

    /** Why something cannot be offered that the board would allow. */
    private static Optional<Decision> whyNot(LiveGame game, Offer.Kind what) {
        if (what == Offer.Kind.REMATCH) {
            boolean goesOn = game.next().isPresent() && !game.state().rematchAgreed();
            return goesOn
                    ? Optional.of(
                            new Decision.Refused("not-over", "The match goes on: its next game has begun already."))
                    : Optional.empty();
        }
        return game.isRunning() && game.seq() >= MOST_WITH_OFFERS
                ? Optional.of(new Decision.Refused(
                        "already-offered", "Enough has been offered in this game: play on, or resign."))
                : Optional.empty();
    }

    private static Optional<Command> action(Side side, ClientMessage message, long away) {
        if (message instanceof ClientMessage.Play play) {
            return Optional.of(new Command.Play(side, play.ply(), play.move()));
        } else if (message instanceof ClientMessage.Offer offer) {
            return Offer.Kind.find(offer.what()).map(kind -> new Command.Propose(side, kind));
        } else if (message instanceof ClientMessage.Accept accept) {
            return Offer.Kind.find(accept.what()).map(kind -> new Command.Accept(side, kind));
        } else if (message instanceof ClientMessage.Decline decline) {
            return Offer.Kind.find(decline.what()).map(kind -> new Command.Decline(side, kind));
        } else if (message instanceof ClientMessage.Resign) {
            return Optional.of(new Command.Resign(side));
        } else if (message instanceof ClientMessage.Claim) {
            return Optional.of(new Command.Claim(side, away));
        }
        throw new IllegalArgumentException(message + " is not for the board");
    }

    /** The move an engine chose. */
    static Decision engineMove(LiveGame game, Side side, int ply, Move move, long now) {
        return game.isRunning()
                ? at(game, new Command.Play(side, ply, move.text()), now)
                : new Decision.Refused("over", "The game is over.");
    }

    /** What the passing of time brings: nothing, or the end. */
    static Decision tick(LiveGame game, long now) {
        Optional<GameEvent.Ended> flag = game.isRunning() ? Referee.flag(game.state(), now) : Optional.empty();
        return flag.map(ended -> change(game, List.of(ended), now))
                .orElseGet(() -> Decision.Change.of(game, List.of()));
    }

    private static Decision at(LiveGame game, Command action, long now) {
        Ruling ruling = Referee.rule(game.state(), action, now);
        if (ruling instanceof Ruling.Refused refused) {
            return new Decision.Refused(refused.reason().text(), refused.message());
        }
        Ruling.Allowed allowed = (Ruling.Allowed) ruling;
        List<GameEvent> events = new ArrayList<>(allowed.events());
        events.addAll(engineAnswers(game, allowed.state(), now));
        return change(game, events, now);
    }

    /** An engine takes back only where nothing is at stake, never agrees to a draw, and always plays again. */
    private static List<GameEvent> engineAnswers(LiveGame game, GameState state, long now) {
        for (Offer offer : state.offers()) {
            Side asked = offer.by().other();
            if (game.seats().of(asked).engine().isPresent()) {
                boolean agrees = offer.what() == Offer.Kind.REMATCH
                        || offer.what() == Offer.Kind.TAKEBACK && game.terms().hints();
                Command answer =
                        agrees ? new Command.Accept(asked, offer.what()) : new Command.Decline(asked, offer.what());
                if (Referee.rule(state, answer, now) instanceof Ruling.Allowed allowed) {
                    return allowed.events();
                }
            }
        }
        return List.of();
    }

    /** What happens at the board, and what follows from it. */
    private static Decision.Change change(LiveGame game, List<GameEvent> events, long now) {
        List<RoomEvent> happenings = new ArrayList<>();
        events.forEach(event -> happenings.add(new RoomEvent.Played(event)));
        LiveGame after = game.after(happenings);
        boolean ends = game.status() == GameStatus.RUNNING && after.status() == GameStatus.OVER;
        List<CreatedGame> born = new ArrayList<>();
        if (ends && !after.terms().round().isLast()) {
            born.add(Successor.nextRound(after, now));
        } else if (after.state().rematchAgreed() && after.next().isEmpty()) {
            born.add(Successor.rematch(after, now));
        }
        born.forEach(created ->
                happenings.add(new RoomEvent.Next(now, created.fresh().id())));
        return new Decision.Change(happenings, game.after(happenings), born);
    }

    private static Decision join(LiveGame game, Seat.Person who, ClientMessage.Join join, long now) {
        if (game.seats().sideOf(who.id()).isPresent()) {
            // Whoever asks twice, or by a link of one's own, has what is asked for.
            return Decision.Change.of(game, List.of());
        }
        if (game.status() == GameStatus.CANCELLED) {
            return cancelled();
        }
        if (game.status() != GameStatus.OPEN) {
            return new Decision.Refused("full", "Both seats are taken; you can watch.");
        }
        boolean hasCode = join.code().filter(game.terms().code()::equals).isPresent();
        Optional<Side> side = game.seats().freeFor(hasCode);
        if (side.isEmpty()) {
            return new Decision.Refused(
                    "wrong-code", "This seat is kept for a friend; the link to it ends with the code that opens it.");
        }
        List<RoomEvent> happenings = new ArrayList<>();
        happenings.add(new RoomEvent.Seated(now, side.get(), who));
        LiveGame seated = game.after(happenings);
        if (!seated.seats().anyFree()) {
            happenings.addAll(CreatedGame.start(seated, now));
        }
        return Decision.Change.of(game, happenings);
    }

    /**
     * Ends a game without a result: one that has not begun, one that nobody else plays, or one that the other side has long
     * abandoned. Nothing follows it.
     */
    private static Decision cancel(LiveGame game, Seat.Person who, long now, long away) {
        boolean isMaker = game.terms().creator().equals(who.id());
        boolean sits = game.seats().sideOf(who.id()).isPresent();
        if (!isMaker && (!sits || game.status() == GameStatus.OPEN)) {
            return new Decision.Refused("not-yours", "Only who made a game can cancel it.");
        }
        if (game.status() == GameStatus.CANCELLED) {
            return cancelled();
        }
        if (game.status() == GameStatus.OVER) {
            return new Decision.Refused("over", "The game is over; it is kept with its result.");
        }
        boolean free = game.status() == GameStatus.OPEN
                || !game.seats().anyPersonBut(who.id())
                || sits && isAbandoned(game, now, away);
        return free
                ? Decision.Change.of(game, List.of(new RoomEvent.Cancelled(now)))
                : new Decision.Refused("started", "Somebody else plays in this game; resign instead.");
    }

    /** Whether nobody has moved for long and the other side's player is not there. */
    private static boolean isAbandoned(LiveGame game, long now, long away) {
        return away > 0 && game.state().clock().elapsed(now) >= ABANDONED;
    }

    private static Decision cancelled() {
        return new Decision.Refused("over", "The game was cancelled.");
    }
}
