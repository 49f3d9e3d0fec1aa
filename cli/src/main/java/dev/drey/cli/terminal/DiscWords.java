package dev.drey.cli.terminal;

import dev.drey.rules.Game;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;

/** The games of discs: how many were outflanked. */
final class DiscWords extends GameMessages {
    @Override
    public String welcome(Game game) {
        return super.welcome(game) + " Player 1 is black, Player 2 white.";
    }

    @Override
    protected String describeMove(Position before, Move move) {
        int taken = before.effect(move).taken().size();
        String outflanked = taken == 0 ? "nothing" : taken + " " + unit(taken);
        return before.toMove().player() + " placed a disc on " + move.text() + " and outflanked " + outflanked + ".";
    }

    @Override
    public String scoreLine(Position position) {
        int black = position.score(Side.FIRST);
        int white = position.score(Side.SECOND);
        return "Player 1 (black): " + black + " " + unit(black) + ", Player 2 (white): " + white + " " + unit(white);
    }

    @Override
    protected String unit(int count) {
        return count == 1 ? "disc" : "discs";
    }
}
