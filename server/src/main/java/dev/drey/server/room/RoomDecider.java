package dev.drey.server.room;

import dev.drey.play.Command;
import dev.drey.play.Decider;
import dev.drey.play.Decision;
import dev.drey.play.GameState;
import dev.drey.play.Offer;
import dev.drey.rules.Move;
import dev.drey.rules.Reason;
import dev.drey.rules.Rejection;
import dev.drey.rules.Side;
import dev.drey.wire.live.ClientMessage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Decides commands for a game on the server: a pure function from a game, a message and a time to events or a rejection. Commands at the
 * board are passed on to {@link Decider}; seats and the life of a game are decided here.
 */
final class RoomDecider {
    /** The number of events after which no more offers are accepted, so that the event log of a game stays bounded. */
    static final int MAX_EVENTS_WITH_OFFERS = 600;

    /** The time without a move after which a game counts as abandoned: two weeks, in milliseconds. */
    static final long ABANDONED_MILLIS = 14L * 24 * 60 * 60 * 1000;

    private RoomDecider() {}

    /**
     * Decides the message of a client.
     *
     * @param sender the person who sent the message
     * @param awayMillis how long the sender's opponent has been away; 0 while the opponent is connected
     */
    static RoomDecision decide(LiveGame game, Seat.Person sender, ClientMessage message, long now, long awayMillis) {
        if (message instanceof ClientMessage.Join join) {
            return join(game, sender, join, now);
        }
        if (message instanceof ClientMessage.Cancel) {
            return cancel(game, sender, now, awayMillis);
        }
        Optional<Side> side = game.seats().sideOf(sender.id());
        if (side.isEmpty()) {
            return reject(Reason.SPECTATOR, "You are watching this game: only its players can do that.");
        }
        if (game.status() == GameStatus.OPEN) {
            return reject(Reason.NOT_STARTED, "The game has not started: a seat is still free.");
        }
        if (isWithoutResult(game)) {
            return withoutResult(game);
        }
        Optional<Command> command = command(side.get(), message, awayMillis);
        if (command.isEmpty()) {
            return reject(Reason.UNKNOWN_OFFER, "Unknown offer: you can offer a draw, a takeback or a rematch.");
        }
        if (command.get() instanceof Command.MakeOffer offer) {
            Optional<Rejection> rejection = offerRejection(game, offer.kind());
            if (rejection.isPresent()) {
                return new RoomDecision.Rejected(rejection.get());
            }
        }
        return decideAtBoard(game, command.get(), now);
    }

    /** Returns why the server rejects an offer that the board would allow; empty if it does not. */
    private static Optional<Rejection> offerRejection(LiveGame game, Offer.Kind kind) {
        if (kind == Offer.Kind.REMATCH) {
            boolean matchGoesOn = game.next().isPresent() && !game.state().rematchAgreed();
            return matchGoesOn
                    ? Optional.of(
                            new Rejection(Reason.NOT_OVER, "The match is not over: its next game has already started."))
                    : Optional.empty();
        }
        return game.isRunning() && game.seq() >= MAX_EVENTS_WITH_OFFERS
                ? Optional.of(new Rejection(
                        Reason.ALREADY_OFFERED, "You have made too many offers in this game: play on or resign."))
                : Optional.empty();
    }

    private static Optional<Command> command(Side side, ClientMessage message, long awayMillis) {
        if (message instanceof ClientMessage.Play play) {
            return Optional.of(new Command.PlayText(side, play.ply(), play.move()));
        } else if (message instanceof ClientMessage.Offer offer) {
            return Offer.Kind.find(offer.what()).map(kind -> new Command.MakeOffer(side, kind));
        } else if (message instanceof ClientMessage.Accept accept) {
            return Offer.Kind.find(accept.what()).map(kind -> new Command.AcceptOffer(side, kind));
        } else if (message instanceof ClientMessage.Decline decline) {
            return Offer.Kind.find(decline.what()).map(kind -> new Command.DeclineOffer(side, kind));
        } else if (message instanceof ClientMessage.Resign) {
            return Optional.of(new Command.Resign(side));
        } else if (message instanceof ClientMessage.Claim) {
            return Optional.of(new Command.ClaimWin(side, awayMillis));
        }
        throw new IllegalArgumentException(message + " is not a command at the board");
    }

    /** Decides a move that an engine chose. */
    static RoomDecision engineMove(LiveGame game, Side side, int ply, Move move, long now) {
        return game.isRunning()
                ? decideAtBoard(game, new Command.Play(side, ply, move), now)
                : reject(Reason.OVER, "The game is over.");
    }

    /** Ends the game if the side to move has run out of time, or if nobody has played it for too long; otherwise changes nothing. */
    static RoomDecision tick(LiveGame game, Lifetimes lifetimes, long now) {
        OptionalLong expiry = lifetimes.expiry(game, now);
        if (expiry.isPresent() && expiry.getAsLong() <= now) {
            return RoomDecision.Accepted.of(game, new RoomEvent.Expired(now));
        }
        return game.isRunning()
                ? Decider.flagFall(game.state(), now)
                        .map(ended -> accept(
                                game,
                                List.of(new Decision.Step(ended, game.state().after(ended))),
                                now))
                        .orElseGet(() -> RoomDecision.Accepted.of(game))
                : RoomDecision.Accepted.of(game);
    }

    /** Ends a game that waits in the lobby, because its creator has left. */
    static RoomDecision abandon(LiveGame game, long now) {
        return game.status() == GameStatus.OPEN
                ? RoomDecision.Accepted.of(game, new RoomEvent.Expired(now))
                : RoomDecision.Accepted.of(game);
    }

    private static RoomDecision decideAtBoard(LiveGame game, Command command, long now) {
        Decision decision = Decider.decide(game.state(), command, now);
        if (decision instanceof Decision.Rejected rejected) {
            return new RoomDecision.Rejected(rejected.rejection());
        }
        Decision.Accepted accepted = (Decision.Accepted) decision;
        List<Decision.Step> steps = new ArrayList<>(accepted.steps());
        steps.addAll(engineAnswer(game, accepted.state(), now));
        return accept(game, steps, now);
    }

    /** An engine accepts a takeback only where hints are allowed, never a draw, and always a rematch. */
    private static List<Decision.Step> engineAnswer(LiveGame game, GameState state, long now) {
        for (Offer offer : state.offers()) {
            Side answering = offer.by().other();
            if (game.seats().of(answering).engine().isPresent()) {
                boolean accepts = offer.kind() == Offer.Kind.REMATCH
                        || offer.kind() == Offer.Kind.TAKEBACK && game.terms().hints();
                Command answer = accepts
                        ? new Command.AcceptOffer(answering, offer.kind())
                        : new Command.DeclineOffer(answering, offer.kind());
                if (Decider.decide(state, answer, now) instanceof Decision.Accepted accepted) {
                    return accepted.steps();
                }
            }
        }
        return List.of();
    }

    /** Accepts steps at the board; the end of a game or an agreed rematch creates the game that follows. */
    private static RoomDecision.Accepted accept(LiveGame game, List<Decision.Step> atBoard, long now) {
        List<RoomDecision.Step> steps = new ArrayList<>();
        LiveGame current = game;
        for (Decision.Step step : atBoard) {
            current = current.afterBoard(step.after());
            steps.add(new RoomDecision.Step(new RoomEvent.Played(step.event()), current));
        }
        Optional<CreatedGame> created = successor(game, current, now);
        if (created.isPresent()) {
            RoomEvent next = new RoomEvent.Next(now, created.get().initial().id());
            steps.add(new RoomDecision.Step(next, current.after(next)));
        }
        return new RoomDecision.Accepted(steps, created.stream().toList());
    }

    private static Optional<CreatedGame> successor(LiveGame before, LiveGame after, long now) {
        boolean ends = before.status() == GameStatus.RUNNING && after.status() == GameStatus.OVER;
        if (ends && !after.terms().round().isLast()) {
            return Optional.of(CreatedGame.nextRound(after, now));
        }
        return after.state().rematchAgreed() && after.next().isEmpty()
                ? Optional.of(CreatedGame.rematch(after, now))
                : Optional.empty();
    }

    private static RoomDecision join(LiveGame game, Seat.Person sender, ClientMessage.Join join, long now) {
        if (game.seats().sideOf(sender.id()).isPresent()) {
            // Joining again changes nothing: the sender already has a seat.
            return RoomDecision.Accepted.of(game);
        }
        if (isWithoutResult(game)) {
            return withoutResult(game);
        }
        if (game.status() != GameStatus.OPEN) {
            return reject(Reason.FULL, "Both seats are taken: you can only watch.");
        }
        boolean hasCode = join.code().filter(game.terms().code()::equals).isPresent();
        Optional<Side> side = game.seats().freeFor(hasCode);
        if (side.isEmpty()) {
            return reject(Reason.WRONG_CODE, "This seat needs the invite link.");
        }
        List<RoomEvent> events = new ArrayList<>();
        events.add(new RoomEvent.Seated(now, side.get(), sender));
        LiveGame seated = game.after(events);
        if (!seated.seats().anyFree()) {
            events.addAll(CreatedGame.start(seated, now));
        }
        return RoomDecision.Accepted.of(game, events.toArray(new RoomEvent[0]));
    }

    /** Cancels a game that has not started, that nobody else plays, or that the opponent has long abandoned. */
    private static RoomDecision cancel(LiveGame game, Seat.Person sender, long now, long awayMillis) {
        boolean isCreator = game.terms().creator().equals(sender.id());
        boolean isPlayer = game.seats().sideOf(sender.id()).isPresent();
        if (!isCreator && (!isPlayer || game.status() == GameStatus.OPEN)) {
            return reject(Reason.NOT_YOURS, "Only the player who created the game can cancel it.");
        }
        if (isWithoutResult(game)) {
            return withoutResult(game);
        }
        if (game.status() == GameStatus.OVER) {
            return reject(Reason.OVER, "The game is over: it cannot be cancelled.");
        }
        boolean mayCancel = game.status() == GameStatus.OPEN
                || !game.seats().hasPersonOtherThan(sender.id())
                || isPlayer && isAbandoned(game, now, awayMillis);
        return mayCancel
                ? RoomDecision.Accepted.of(game, new RoomEvent.Cancelled(now))
                : reject(Reason.STARTED, "Another person plays in this game: resign instead.");
    }

    /**
     * Ends a game because a player has deleted their identity: the player resigns against another person, and any other game is
     * cancelled. No game of a match follows.
     */
    static RoomDecision leaveForGood(LiveGame game, String player, long now) {
        Optional<Side> side = game.seats().sideOf(player);
        boolean ofOthers = side.isEmpty() && game.isRunning() && game.seats().hasPersonOtherThan(player);
        if (!game.isUnfinished() || ofOthers) {
            return RoomDecision.Accepted.of(game);
        }
        if (game.isRunning() && side.isPresent() && game.seats().hasPersonOtherThan(player)) {
            Decision decision = Decider.decide(game.state(), new Command.Resign(side.get()), now);
            if (decision instanceof Decision.Rejected rejected) {
                return new RoomDecision.Rejected(rejected.rejection());
            }
            return RoomDecision.Accepted.of(
                    game,
                    ((Decision.Accepted) decision)
                            .steps().stream()
                                    .map(step -> new RoomEvent.Played(step.event()))
                                    .toArray(RoomEvent[]::new));
        }
        return RoomDecision.Accepted.of(game, new RoomEvent.Cancelled(now));
    }

    private static boolean isAbandoned(LiveGame game, long now, long awayMillis) {
        return awayMillis > 0 && game.state().clock().elapsed(now) >= ABANDONED_MILLIS;
    }

    private static boolean isWithoutResult(LiveGame game) {
        return game.status() == GameStatus.CANCELLED || game.status() == GameStatus.EXPIRED;
    }

    private static RoomDecision withoutResult(LiveGame game) {
        return reject(
                Reason.OVER, game.status() == GameStatus.EXPIRED ? "The game has expired." : "The game was cancelled.");
    }

    private static RoomDecision reject(Reason reason, String message) {
        return RoomDecision.Rejected.of(reason, message);
    }
}
