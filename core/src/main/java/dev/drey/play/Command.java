package dev.drey.play;

import dev.drey.rules.Side;

/** What somebody at the board wants; whether it is done, the {@link Referee} says. */
public sealed interface Command {
    /** Who wants it. */
    Side side();

    /**
     * A move.
     *
     * @param ply how many moves the player knew of: a move made for another position is not played in this one
     * @param move as a player types it
     */
    record Play(Side side, int ply, String move) implements Command {}

    /** An offer, or the acceptance of the same offer by the other side. */
    record Propose(Side side, Offer.Kind what) implements Command {}

    record Accept(Side side, Offer.Kind what) implements Command {}

    /** Declines the other side's offer, or withdraws one's own. */
    record Decline(Side side, Offer.Kind what) implements Command {}

    record Resign(Side side) implements Command {}

    /**
     * Wants the game for the other side has left it.
     *
     * @param awayMillis how long the other side has been away; 0 if it is here
     */
    record Claim(Side side, long awayMillis) implements Command {}
}
