package dev.drey.play;

import dev.drey.rules.Ending;
import dev.drey.rules.Move;
import dev.drey.rules.Outcome;
import dev.drey.rules.ParsedMove;
import dev.drey.rules.Reason;
import dev.drey.rules.Rejection;
import dev.drey.rules.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Decides commands: a pure function from a state and a command to events or a rejection. Every move of every game, whether typed,
 * sent by a client or chosen by an engine, comes through here; its legality is checked here and not again later.
 */
public final class Decider {
    private Decider() {}

    /**
     * Decides a command at a given time.
     *
     * @param state the state of the game
     * @param command the command
     * @param now the time in milliseconds since 1970
     * @return the events of the accepted command, or the rejection
     */
    public static Decision decide(GameState state, Command command, long now) {
        if (flagFall(state, now).isPresent()) {
            String owner = state.position().toMove() == command.side() ? "Your time" : "Your opponent's time";
            return reject(Reason.OUT_OF_TIME, owner + " has run out.");
        }
        if (command instanceof Command.PlayText play) {
            return play(state, play, now);
        } else if (command instanceof Command.Play play) {
            return play(state, play, now);
        } else if (command instanceof Command.MakeOffer offer) {
            return makeOffer(state, offer, now);
        } else if (command instanceof Command.AcceptOffer accept) {
            return acceptOffer(state, accept.side(), accept.kind(), now);
        } else if (command instanceof Command.DeclineOffer decline) {
            return declineOffer(state, decline, now);
        }
        if (state.isOver()) {
            return new Decision.Rejected(Preconditions.gameOver(state));
        }
        if (command instanceof Command.ClaimWin claim) {
            return AbandonmentRules.tooEarly(state, claim, now)
                    .map(message -> reject(Reason.TOO_EARLY, message))
                    .orElseGet(() -> accept(state, win(claim.side(), Ending.ABANDONED, now)));
        }
        return accept(state, win(command.side().other(), Ending.RESIGNED, now));
    }

    /**
     * {@return the event that ends the game if the side to move has run out of time}
     *
     * @param state the state of the game
     * @param now the time in milliseconds since 1970
     */
    public static Optional<GameEvent.Ended> flagFall(GameState state, long now) {
        return state.clock()
                .running()
                .filter(side -> state.clock().left(side, now) == 0)
                .map(side -> win(side.other(), Ending.TIME, now));
    }

    /**
     * Plays the forced passes of the side to move, which take no time; empty if no pass is forced.
     *
     * @param state the state of the game
     * @param now the time in milliseconds since 1970
     * @return the passes, each with the state after it
     */
    public static List<Decision.Step> forcedPasses(GameState state, long now) {
        List<Decision.Step> steps = new ArrayList<>();
        addForcedPasses(state, now, steps);
        return steps;
    }

    private static void addForcedPasses(GameState state, long now, List<Decision.Step> steps) {
        GameState current = state;
        while (!current.isOver() && current.position().mustPass()) {
            Decision.Step pass = step(current, current.moved(Move.PASS, now));
            steps.add(pass);
            current = pass.after();
        }
    }

    private static Decision play(GameState state, Command.PlayText play, long now) {
        Optional<Rejection> rejection = moveRejection(state, play.side(), play.ply());
        if (rejection.isPresent()) {
            return new Decision.Rejected(rejection.get());
        }
        ParsedMove parsed = state.position().read(play.text());
        return parsed instanceof ParsedMove.Legal legal
                ? playLegal(state, legal.move(), now)
                : new Decision.Rejected((Rejection) parsed);
    }

    private static Decision play(GameState state, Command.Play play, long now) {
        Optional<Rejection> rejection = moveRejection(state, play.side(), play.ply());
        if (rejection.isPresent()) {
            return new Decision.Rejected(rejection.get());
        }
        return state.position().isLegal(play.move())
                ? playLegal(state, play.move(), now)
                : reject(Reason.ILLEGAL, play.move().text() + " is not a legal move here.");
    }

    private static Decision playLegal(GameState state, Move move, long now) {
        List<Decision.Step> steps = new ArrayList<>();
        Decision.Step moved = step(state, state.moved(move, now));
        steps.add(moved);
        addForcedPasses(moved.after(), now, steps);
        return new Decision.Accepted(steps);
    }

    private static Optional<Rejection> moveRejection(GameState state, Side side, int ply) {
        if (state.isOver()) {
            return Optional.of(Preconditions.gameOver(state));
        }
        if (ply != state.ply()) {
            return Optional.of(new Rejection(
                    Reason.STALE, "That move was for ply " + ply + ", but the game is at ply " + state.ply() + "."));
        }
        Side toMove = state.position().toMove();
        return side == toMove
                ? Optional.empty()
                : Optional.of(new Rejection(
                        Reason.NOT_YOUR_TURN, "It is not your turn: " + toMove.letter() + " is to move."));
    }

    private static Decision makeOffer(GameState state, Command.MakeOffer command, long now) {
        if (state.offers().contains(new Offer(command.side().other(), command.kind()))) {
            return acceptOffer(state, command.side(), command.kind(), now);
        }
        Offer offer = new Offer(command.side(), command.kind());
        return Preconditions.offerRejection(state, offer)
                .<Decision>map(Decision.Rejected::new)
                .orElseGet(() -> accept(state, new GameEvent.Offered(now, offer)));
    }

    private static Decision acceptOffer(GameState state, Side side, Offer.Kind kind, long now) {
        if (!state.offers().contains(new Offer(side.other(), kind))) {
            return reject(Reason.NO_OFFER, "Your opponent is not offering " + kind.phrase() + ".");
        }
        GameEvent agreed = new GameEvent.Agreed(now, side, kind);
        return kind == Offer.Kind.DRAW
                ? accept(state, agreed, new GameEvent.Ended(now, new Conclusion(Outcome.DRAW, Ending.AGREED)))
                : accept(state, agreed);
    }

    private static Decision declineOffer(GameState state, Command.DeclineOffer decline, long now) {
        return state.offer(decline.kind()).isPresent()
                ? accept(state, new GameEvent.Declined(now, decline.side(), decline.kind()))
                : reject(Reason.NO_OFFER, "Nobody is offering " + decline.kind().phrase() + ".");
    }

    private static GameEvent.Ended win(Side winner, Ending ending, long now) {
        return new GameEvent.Ended(now, new Conclusion(Outcome.winFor(winner), ending));
    }

    private static Decision accept(GameState state, GameEvent... events) {
        List<Decision.Step> steps = new ArrayList<>();
        GameState current = state;
        for (GameEvent event : events) {
            Decision.Step step = step(current, event);
            steps.add(step);
            current = step.after();
        }
        return new Decision.Accepted(steps);
    }

    private static Decision.Step step(GameState before, GameEvent event) {
        return new Decision.Step(event, before.apply(event));
    }

    private static Decision reject(Reason reason, String message) {
        return new Decision.Rejected(new Rejection(reason, message));
    }
}
