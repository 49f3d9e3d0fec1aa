package dev.drey.cli.terminal;

import dev.drey.rules.Cell;
import dev.drey.rules.Game;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.rules.santorini.PieceType;
import dev.drey.rules.santorini.Santorini;

/** Santorini: moved, built, a tower killed. */
final class SantoriniWords extends GameMessages {
    @Override
    public String welcome(Game game) {
        Santorini santorini = (Santorini) game;
        return super.welcome(game) + " " + pieces(santorini, Side.FIRST) + ", " + pieces(santorini, Side.SECOND) + ".";
    }

    private static String pieces(Santorini game, Side side) {
        String type = game.type(side) == PieceType.CUBE ? "Cubes" : "Pyramids";
        return side.player() + " (" + side.letter() + ") has " + type;
    }

    @Override
    protected String describeMove(Position before, Move move) {
        String moved = before.toMove().player() + " moved " + name(before, move, 0) + "-" + name(before, move, 1);
        Position after = before.play(move);
        return switch (before.effect(move).verb()) {
            case "win" -> moved + " onto level 3.";
            case "kill" -> moved + " and killed the tower on " + name(before, move, 2) + ".";
            default -> {
                Cell built = move.path().get(2);
                yield moved + " and built " + name(before, move, 2) + " to level "
                        + after.at(built).number() + ".";
            }
        };
    }

    private static String name(Position position, Move move, int index) {
        return position.game().grid().name(move.path().get(index));
    }

    @Override
    public String scoreLine(Position position) {
        return "Levels stood on: X " + position.score(Side.FIRST) + ", O " + position.score(Side.SECOND);
    }
}
