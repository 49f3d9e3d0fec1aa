package dev.drey.play;

import dev.drey.rules.Ending;
import dev.drey.rules.Move;
import dev.drey.rules.Outcome;
import dev.drey.rules.ParsedMove;
import dev.drey.rules.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Who may do what and when, and what comes of it. */
public final class Referee {
    private Referee() {}

    /** Rules on what somebody wants to do now. */
    public static Ruling rule(GameState state, Command action, long now) {
        if (flag(state, now).isPresent()) {
            String whose = state.position().toMove() == action.side() ? "Your time" : "Your opponent's time";
            return new Ruling.Refused(Refusal.OUT_OF_TIME, whose + " is over.");
        }
        if (action instanceof Command.Play play) {
            return play(state, play, now);
        }
        if (action instanceof Command.Propose propose) {
            return propose(state, propose, now);
        }
        if (action instanceof Command.Accept accept) {
            return accept(state, accept.side(), accept.what(), now);
        }
        if (action instanceof Command.Decline decline) {
            return decline(state, decline, now);
        }
        if (state.isOver()) {
            return Preconditions.over(state);
        }
        if (action instanceof Command.Claim claim) {
            return Claims.tooEarly(state, claim, now)
                    .<Ruling>map(message -> new Ruling.Refused(Refusal.TOO_EARLY, message))
                    .orElseGet(() -> allow(state, won(claim.side(), Ending.ABANDONED, now)));
        }
        return allow(state, won(action.side().other(), Ending.RESIGNED, now));
    }

    /** The end of the game if the side to move has run out of time. */
    public static Optional<GameEvent.Ended> flag(GameState state, long now) {
        return state.clock()
                .running()
                .filter(side -> state.clock().left(side, now) == 0)
                .map(side -> won(side.other(), Ending.TIME, now));
    }

    /** Plays the passes that are forced, which take no time: after a move, or in a position to start from. */
    public static Ruling.Allowed forced(GameState state, long now) {
        List<GameEvent> events = new ArrayList<>();
        return new Ruling.Allowed(events, forced(state, now, events));
    }

    private static GameState forced(GameState state, long now, List<GameEvent> events) {
        GameState next = state;
        while (!next.isOver() && next.position().mustPass()) {
            GameEvent pass = next.moved(Move.PASS, now);
            events.add(pass);
            next = next.after(pass);
        }
        return next;
    }

    private static Ruling play(GameState state, Command.Play play, long now) {
        if (state.isOver()) {
            return Preconditions.over(state);
        }
        if (play.ply() != state.ply()) {
            return new Ruling.Refused(
                    Refusal.STALE, "That move was for ply " + play.ply() + ": the game is at ply " + state.ply() + ".");
        }
        Side toMove = state.position().toMove();
        if (play.side() != toMove) {
            return new Ruling.Refused(
                    Refusal.NOT_YOUR_TURN, "It is not your turn: " + toMove.letter() + " is to move.");
        }
        ParsedMove reading = state.position().read(play.move());
        if (reading instanceof ParsedMove.Refused refused) {
            return new Ruling.Refused(Refusal.of(refused.reason()), refused.message());
        }
        GameEvent moved = state.moved(((ParsedMove.Legal) reading).move(), now);
        List<GameEvent> events = new ArrayList<>(List.of(moved));
        return new Ruling.Allowed(events, forced(state.after(moved), now, events));
    }

    private static Ruling propose(GameState state, Command.Propose propose, long now) {
        Offer offer = new Offer(propose.side(), propose.what());
        if (state.offers().contains(new Offer(propose.side().other(), propose.what()))) {
            return accept(state, propose.side(), propose.what(), now);
        }
        return Preconditions.whyNot(state, offer)
                .<Ruling>map(refused -> refused)
                .orElseGet(() -> allow(state, new GameEvent.Offered(now, offer)));
    }

    private static Ruling accept(GameState state, Side side, Offer.Kind what, long now) {
        if (!state.offers().contains(new Offer(side.other(), what))) {
            return noOffer("Your opponent has not offered " + what.phrase() + ", or no longer.");
        }
        GameEvent agreed = new GameEvent.Agreed(now, side, what);
        return what == Offer.Kind.DRAW
                ? allow(state, agreed, new GameEvent.Ended(now, new Conclusion(Outcome.DRAW, Ending.AGREED)))
                : allow(state, agreed);
    }

    private static Ruling decline(GameState state, Command.Decline decline, long now) {
        return state.offer(decline.what()).isPresent()
                ? allow(state, new GameEvent.Declined(now, decline.side(), decline.what()))
                : noOffer("Nobody has offered " + decline.what().phrase() + ", or no longer.");
    }

    private static Ruling noOffer(String message) {
        return new Ruling.Refused(Refusal.NO_OFFER, message);
    }

    private static GameEvent.Ended won(Side winner, Ending why, long now) {
        return new GameEvent.Ended(now, new Conclusion(Outcome.winFor(winner), why));
    }

    private static Ruling allow(GameState state, GameEvent... events) {
        GameState next = state;
        for (GameEvent event : events) {
            next = next.after(event);
        }
        return new Ruling.Allowed(List.of(events), next);
    }
}
