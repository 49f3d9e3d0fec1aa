package dev.drey.cli.terminal;

import dev.drey.rules.Game;
import dev.drey.rules.Move;
import dev.drey.rules.Position;

/** The games of discs: how many were outflanked. */
final class DiscWords extends Words {
    @Override
    public String welcome(Game game) {
        return super.welcome(game) + " Player 1 is black (X), Player 2 white (O).";
    }

    @Override
    public String played(Position before, Move move) {
        int taken = before.effect(move).taken().size();
        String outflanked = taken == 0 ? "nothing" : taken + " " + unit(taken);
        return before.toMove().player() + " placed a disc on " + move.text() + " and outflanked " + outflanked + ".";
    }

    @Override
    protected String unit(int count) {
        return count == 1 ? "disc" : "discs";
    }
}
