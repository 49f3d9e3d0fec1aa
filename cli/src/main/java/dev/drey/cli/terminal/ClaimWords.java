package dev.drey.cli.terminal;

import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Reason;
import dev.drey.rules.Rejection;
import dev.drey.rules.Side;

/** Adjacent Claim, word for word as its seed's transcript. */
final class ClaimWords extends GameMessages {
    @Override
    public String prompt(Position position) {
        Side side = position.toMove();
        boolean first = position.score(side) == 0;
        boolean opening = first && position.score(side.other()) == 0;
        return side.player() + ", enter your " + (first ? "first " : "") + "claim" + (opening ? " (e.g., C3)" : "")
                + ": ";
    }

    @Override
    public String promptAgain() {
        return "Enter a valid claim: ";
    }

    @Override
    public String rejection(Rejection rejection) {
        String text = super.rejection(rejection);
        return rejection.reason() == Reason.OCCUPIED ? text.replace("taken", "claimed") : text;
    }

    @Override
    protected String describeMove(Position before, Move move) {
        return before.toMove().player() + " claimed " + move.text() + ".";
    }

    @Override
    protected String describePass(Side side) {
        return side.player() + " has no valid claim and must pass.";
    }

    @Override
    protected String unit(int count) {
        return count == 1 ? "cell" : "cells";
    }
}
