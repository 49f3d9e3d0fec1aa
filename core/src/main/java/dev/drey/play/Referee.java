package dev.drey.play;

import dev.drey.rules.Ending;
import dev.drey.rules.Move;
import dev.drey.rules.Outcome;
import dev.drey.rules.Reading;
import dev.drey.rules.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Who may do what and when, and what comes of it. */
public final class Referee {
    private Referee() {}

    /** Rules on what somebody wants to do now. */
    public static Ruling rule(Match match, Action action, long now) {
        if (flag(match, now).isPresent()) {
            String whose = match.position().toMove() == action.side() ? "Your time" : "Your opponent's time";
            return new Ruling.Refused(Refusal.OUT_OF_TIME, whose + " is over.");
        }
        if (action instanceof Action.Play play) {
            return play(match, play, now);
        }
        if (action instanceof Action.Propose propose) {
            return propose(match, propose, now);
        }
        if (action instanceof Action.Accept accept) {
            return accept(match, accept.side(), accept.what(), now);
        }
        if (action instanceof Action.Decline decline) {
            return decline(match, decline, now);
        }
        if (match.isOver()) {
            return Preconditions.over(match);
        }
        if (action instanceof Action.Claim claim) {
            return Claims.tooEarly(match, claim, now)
                    .<Ruling>map(message -> new Ruling.Refused(Refusal.TOO_EARLY, message))
                    .orElseGet(() -> allow(match, won(claim.side(), Ending.ABANDONED, now)));
        }
        return allow(match, won(action.side().other(), Ending.RESIGNED, now));
    }

    /** The end of the game if the side to move has run out of time. */
    public static Optional<Event.Ended> flag(Match match, long now) {
        return match.clock()
                .running()
                .filter(side -> match.clock().left(side, now) == 0)
                .map(side -> won(side.other(), Ending.TIME, now));
    }

    /** Plays the passes that are forced, which take no time: after a move, or in a position to start from. */
    public static Ruling.Allowed forced(Match match, long now) {
        List<Event> events = new ArrayList<>();
        return new Ruling.Allowed(events, forced(match, now, events));
    }

    private static Match forced(Match match, long now, List<Event> events) {
        Match next = match;
        while (!next.isOver() && next.position().mustPass()) {
            Event pass = next.moved(Move.PASS, now);
            events.add(pass);
            next = next.after(pass);
        }
        return next;
    }

    private static Ruling play(Match match, Action.Play play, long now) {
        if (match.isOver()) {
            return Preconditions.over(match);
        }
        if (play.ply() != match.ply()) {
            return new Ruling.Refused(
                    Refusal.STALE, "That move was for ply " + play.ply() + ": the game is at ply " + match.ply() + ".");
        }
        Side toMove = match.position().toMove();
        if (play.side() != toMove) {
            return new Ruling.Refused(
                    Refusal.NOT_YOUR_TURN, "It is not your turn: " + toMove.letter() + " is to move.");
        }
        Reading reading = match.position().read(play.move());
        if (reading instanceof Reading.Refused refused) {
            return new Ruling.Refused(Refusal.of(refused.reason()), refused.message());
        }
        Event moved = match.moved(((Reading.Legal) reading).move(), now);
        List<Event> events = new ArrayList<>(List.of(moved));
        return new Ruling.Allowed(events, forced(match.after(moved), now, events));
    }

    private static Ruling propose(Match match, Action.Propose propose, long now) {
        Offer offer = new Offer(propose.side(), propose.what());
        if (match.offers().contains(new Offer(propose.side().other(), propose.what()))) {
            return accept(match, propose.side(), propose.what(), now);
        }
        return Preconditions.whyNot(match, offer)
                .<Ruling>map(refused -> refused)
                .orElseGet(() -> allow(match, new Event.Offered(now, offer)));
    }

    private static Ruling accept(Match match, Side side, Offer.Kind what, long now) {
        if (!match.offers().contains(new Offer(side.other(), what))) {
            return noOffer("Your opponent has not offered " + what.phrase() + ", or no longer.");
        }
        Event agreed = new Event.Agreed(now, side, what);
        return what == Offer.Kind.DRAW
                ? allow(match, agreed, new Event.Ended(now, new Conclusion(Outcome.DRAW, Ending.AGREED)))
                : allow(match, agreed);
    }

    private static Ruling decline(Match match, Action.Decline decline, long now) {
        return match.offer(decline.what()).isPresent()
                ? allow(match, new Event.Declined(now, decline.side(), decline.what()))
                : noOffer("Nobody has offered " + decline.what().phrase() + ", or no longer.");
    }

    private static Ruling noOffer(String message) {
        return new Ruling.Refused(Refusal.NO_OFFER, message);
    }

    private static Event.Ended won(Side winner, Ending why, long now) {
        return new Event.Ended(now, new Conclusion(Outcome.winFor(winner), why));
    }

    private static Ruling allow(Match match, Event... events) {
        Match next = match;
        for (Event event : events) {
            next = next.after(event);
        }
        return new Ruling.Allowed(List.of(events), next);
    }
}
