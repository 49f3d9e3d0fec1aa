package dev.drey.play;

import dev.drey.rules.Outcome;
import dev.drey.rules.Side;
import java.util.Optional;

/** What must be true before something can happen in a match, whoever allowed it. */
final class Preconditions {
    private Preconditions() {}

    /** @throws IllegalArgumentException if the event cannot follow what happened before */
    static void require(GameState state, GameEvent event) {
        if (event instanceof GameEvent.Moved moved) {
            moved(state, moved);
        } else if (event instanceof GameEvent.Offered offered) {
            whyNot(state, offered.offer()).ifPresent(refused -> {
                throw impossible(event, refused.message());
            });
        } else if (event instanceof GameEvent.Declined declined) {
            check(state.offer(declined.what()).isPresent(), event, "there was no such offer");
        } else if (event instanceof GameEvent.Agreed agreed) {
            Offer offer = new Offer(agreed.side().other(), agreed.what());
            check(state.offers().contains(offer), event, "the other side offered no such thing");
        } else if (event instanceof GameEvent.Ended ended) {
            check(!state.isOver(), event, "the game was over");
            check(canEnd(state, ended.how()), event, "the game cannot end so");
        }
    }

    private static void moved(GameState state, GameEvent.Moved moved) {
        check(!state.isOver(), moved, "'" + moved.move().text() + "' after the end of the game");
        check(moved.side() == state.position().toMove(), moved, "the other side was to move");
        boolean timed = !(state.clock().timeControl() instanceof TimeControl.None);
        check(moved.left().isPresent() == timed, moved, timed ? "there is a clock" : "there is no clock");
        check(moved.left().orElse(0) >= 0, moved, "time below zero");
    }

    private static boolean canEnd(GameState state, Conclusion how) {
        Optional<Side> winner = how.outcome().winner();
        Side waiting = state.position().toMove().other();
        return switch (how.ending()) {
            case AGREED ->
                how.outcome() == Outcome.DRAW && state.position().game().canDraw();
            case RESIGNED -> winner.isPresent();
            case ABANDONED -> winner.equals(Optional.of(waiting));
            case TIME ->
                winner.equals(Optional.of(waiting)) && state.clock().running().isPresent();
            default -> false;
        };
    }

    /** Why an offer cannot be made; empty if it can. */
    static Optional<Ruling.Refused> whyNot(GameState state, Offer offer) {
        boolean afterwards = offer.what() == Offer.Kind.REMATCH;
        if (state.isOver() && !afterwards) {
            return Optional.of(over(state));
        }
        if (!state.isOver() && afterwards) {
            return refuse(Refusal.NOT_OVER, "The game is not over: play it first.");
        }
        if (state.offer(offer.what()).isPresent()) {
            return refuse(
                    Refusal.ALREADY_OFFERED,
                    capital(offer.what().phrase()) + " has been offered already: wait for the answer.");
        }
        return switch (offer.what()) {
            case DRAW ->
                state.position().game().canDraw()
                        ? Optional.empty()
                        : refuse(Refusal.NO_DRAWS, "There are no draws in this game: play on, or resign.");
            case TAKEBACK ->
                state.takebackPly(offer.by()).isPresent()
                        ? Optional.empty()
                        : refuse(Refusal.NOTHING_TO_TAKE_BACK, "You have made no move that could be taken back.");
            case REMATCH ->
                state.rematchAgreed()
                        ? refuse(Refusal.ALREADY_OFFERED, "A rematch is agreed already.")
                        : Optional.empty();
        };
    }

    static Ruling.Refused over(GameState state) {
        String why = state.ending().map(ending -> ": " + ending.reason()).orElse("");
        return new Ruling.Refused(Refusal.OVER, "The game is over" + why + ".");
    }

    private static String capital(String phrase) {
        return Character.toUpperCase(phrase.charAt(0)) + phrase.substring(1);
    }

    private static Optional<Ruling.Refused> refuse(Refusal reason, String message) {
        return Optional.of(new Ruling.Refused(reason, message));
    }

    private static void check(boolean possible, GameEvent event, String problem) {
        if (!possible) {
            throw impossible(event, problem);
        }
    }

    private static IllegalArgumentException impossible(GameEvent event, String problem) {
        return new IllegalArgumentException(problem + ": " + event);
    }
}
