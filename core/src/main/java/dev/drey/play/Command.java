package dev.drey.play;

import dev.drey.rules.Move;
import dev.drey.rules.Side;

/** A request of a player at the board. {@link Decider} accepts or rejects it. */
public sealed interface Command {
    /** {@return the side that sends the command} */
    Side side();

    /**
     * Plays a move that a program chose.
     *
     * @param side the side that sends the command
     * @param ply the number of moves made when the move was chosen; the move is rejected if the game has moved on
     * @param move the move
     */
    record Play(Side side, int ply, Move move) implements Command {}

    /**
     * Plays a move that a person typed or a client sent as text.
     *
     * @param side the side that sends the command
     * @param ply the number of moves made when the move was chosen; the move is rejected if the game has moved on
     * @param text the text of the move
     */
    record PlayText(Side side, int ply, String text) implements Command {}

    /**
     * Makes an offer, or accepts the same offer if the opponent has made it.
     *
     * @param side the side that sends the command
     * @param kind the kind of offer
     */
    record MakeOffer(Side side, Offer.Kind kind) implements Command {}

    /**
     * Accepts an offer of the opponent.
     *
     * @param side the side that sends the command
     * @param kind the kind of offer
     */
    record AcceptOffer(Side side, Offer.Kind kind) implements Command {}

    /**
     * Declines an offer of the opponent, or withdraws the side's own.
     *
     * @param side the side that sends the command
     * @param kind the kind of offer
     */
    record DeclineOffer(Side side, Offer.Kind kind) implements Command {}

    /**
     * Resigns the game.
     *
     * @param side the side that sends the command
     */
    record Resign(Side side) implements Command {}

    /**
     * Claims a win because the opponent has abandoned the game.
     *
     * @param side the side that sends the command
     * @param awayMillis how long the opponent has been away; 0 while the opponent is connected
     */
    record ClaimWin(Side side, long awayMillis) implements Command {}
}
