package dev.drey.cli.terminal;

import dev.drey.rules.Game;
import dev.drey.rules.Move;
import dev.drey.rules.MoveEffect;
import dev.drey.rules.Position;
import dev.drey.rules.Side;

/** Squirrel War: Raid or Sneak, and what was conquered. */
final class SquirrelWords extends GameMessages {
    @Override
    public String welcome(Game game) {
        return super.welcome(game) + " Nut map " + game.setup() + ".";
    }

    @Override
    protected String describeMove(Position before, Move move) {
        Side side = before.toMove();
        MoveEffect effect = before.effect(move);
        int gain = before.play(move).score(side) - before.score(side);
        String deed = effect.verb().equals("raid")
                ? " raided " + move.text()
                        + (effect.taken().isEmpty() ? "" : " and conquered " + joinedNames(before, effect))
                : " sneaked into " + move.text();
        return side.player() + deed + ": " + gain + " " + unit(gain) + ".";
    }

    @Override
    protected String unit(int count) {
        return count == 1 ? "nut" : "nuts";
    }
}
