package dev.drey.play;

import dev.drey.rules.Outcome;
import dev.drey.rules.Reason;
import dev.drey.rules.Rejection;
import dev.drey.rules.Side;
import java.util.Optional;

/** The conditions an event must meet to follow a state, whether it is decided now or read from a store. */
final class Preconditions {
    private Preconditions() {}

    /** @throws IllegalArgumentException if the event cannot follow the state */
    static void require(GameState state, GameEvent event) {
        if (event instanceof GameEvent.Moved moved) {
            requireMove(state, moved);
        } else if (event instanceof GameEvent.Offered offered) {
            offerRejection(state, offered.offer()).ifPresent(rejection -> {
                throw impossible(event, rejection.message());
            });
        } else if (event instanceof GameEvent.Declined declined) {
            check(state.offer(declined.kind()).isPresent(), event, "no such offer was made");
        } else if (event instanceof GameEvent.Agreed agreed) {
            Offer offer = new Offer(agreed.side().other(), agreed.kind());
            check(state.offers().contains(offer), event, "the other side made no such offer");
        } else if (event instanceof GameEvent.Ended ended) {
            check(!state.isOver(), event, "the game was over");
            check(canEnd(state, ended.conclusion()), event, "the game cannot end this way");
        }
    }

    private static void requireMove(GameState state, GameEvent.Moved moved) {
        check(!state.isOver(), moved, "'" + moved.move().text() + "' after the end of the game");
        check(moved.side() == state.position().toMove(), moved, "the other side was to move");
        check(state.position().isLegal(moved.move()), moved, "'" + moved.move().text() + "' is not legal here");
        boolean timed = !(state.clock().timeControl() instanceof TimeControl.None);
        check(moved.left().isPresent() == timed, moved, timed ? "the time left is missing" : "the game has no clock");
        check(moved.left().orElse(0) >= 0, moved, "the time left is negative");
    }

    private static boolean canEnd(GameState state, Conclusion conclusion) {
        Optional<Side> winner = conclusion.outcome().winner();
        Side waiting = state.position().toMove().other();
        return switch (conclusion.ending()) {
            case AGREED ->
                conclusion.outcome() == Outcome.DRAW && state.position().game().canDraw();
            case RESIGNED -> winner.isPresent();
            case ABANDONED -> winner.equals(Optional.of(waiting));
            case TIME ->
                winner.equals(Optional.of(waiting)) && state.clock().running().isPresent();
            default -> false;
        };
    }

    /** Returns why an offer may not be made; empty if it may. */
    static Optional<Rejection> offerRejection(GameState state, Offer offer) {
        boolean afterwards = offer.kind() == Offer.Kind.REMATCH;
        if (state.isOver() && !afterwards) {
            return Optional.of(gameOver(state));
        }
        if (!state.isOver() && afterwards) {
            return reject(Reason.NOT_OVER, "The game is not over yet: finish it first.");
        }
        if (state.offer(offer.kind()).isPresent()) {
            return reject(
                    Reason.ALREADY_OFFERED,
                    capital(offer.kind().phrase()) + " has already been offered: wait for the answer.");
        }
        return switch (offer.kind()) {
            case DRAW ->
                state.position().game().canDraw()
                        ? Optional.empty()
                        : reject(Reason.NO_DRAWS, "This game has no draws: play on or resign.");
            case TAKEBACK ->
                state.takebackPly(offer.by()).isPresent()
                        ? Optional.empty()
                        : reject(Reason.NOTHING_TO_TAKE_BACK, "You have not made a move that can be taken back.");
            case REMATCH ->
                state.rematchAgreed()
                        ? reject(Reason.ALREADY_OFFERED, "You have already agreed to a rematch.")
                        : Optional.empty();
        };
    }

    static Rejection gameOver(GameState state) {
        String why = state.ending().map(ending -> ": " + ending.reason()).orElse("");
        return new Rejection(Reason.OVER, "The game is over" + why + ".");
    }

    private static String capital(String phrase) {
        return Character.toUpperCase(phrase.charAt(0)) + phrase.substring(1);
    }

    private static Optional<Rejection> reject(Reason reason, String message) {
        return Optional.of(new Rejection(reason, message));
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
