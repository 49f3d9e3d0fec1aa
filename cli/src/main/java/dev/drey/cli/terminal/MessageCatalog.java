package dev.drey.cli.terminal;

import dev.drey.rules.Cell;
import dev.drey.rules.Game;
import dev.drey.rules.Move;
import dev.drey.rules.MoveEffect;
import dev.drey.rules.Position;
import dev.drey.rules.Reason;
import dev.drey.rules.Rejection;
import dev.drey.rules.Side;
import dev.drey.rules.santorini.PieceType;
import dev.drey.rules.santorini.Santorini;
import java.util.Map;

/** The messages of each game at the terminal. A game without an entry has the default messages of {@link GameMessages}. */
public final class MessageCatalog {
    private static final GameMessages DEFAULT = new GameMessages();
    private static final Map<String, GameMessages> BY_GAME = Map.of(
            "adjacent-claim", new ClaimMessages(),
            "squirrel-war", new SquirrelMessages(),
            "santorini", new SantoriniMessages(),
            "shellos-shuffle", new DiscMessages(),
            "othello", new DiscMessages());

    private MessageCatalog() {}

    public static GameMessages of(Game game) {
        return BY_GAME.getOrDefault(game.kind().id(), DEFAULT);
    }

    /** Adjacent Claim: the exact wording of the sample transcript in its description. */
    private static final class ClaimMessages extends GameMessages {
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

    /** The disc games: how many discs a move outflanked. */
    private static final class DiscMessages extends GameMessages {
        @Override
        public String welcome(Game game) {
            return super.welcome(game) + " Player 1 is black, Player 2 white.";
        }

        @Override
        protected String describeMove(Position before, Move move) {
            int taken = before.effect(move).taken().size();
            String outflanked = taken == 0 ? "nothing" : taken + " " + unit(taken);
            return before.toMove().player() + " placed a disc on " + move.text() + " and outflanked " + outflanked
                    + ".";
        }

        @Override
        public String scoreLine(Position position) {
            int black = position.score(Side.FIRST);
            int white = position.score(Side.SECOND);
            return "Player 1 (black): " + black + " " + unit(black) + ", Player 2 (white): " + white + " "
                    + unit(white);
        }

        @Override
        protected String unit(int count) {
            return count == 1 ? "disc" : "discs";
        }
    }

    /** Santorini: steps, built levels and killed towers. */
    private static final class SantoriniMessages extends GameMessages {
        @Override
        public String welcome(Game game) {
            Santorini santorini = (Santorini) game;
            return super.welcome(game) + " " + pieces(santorini, Side.FIRST) + ", " + pieces(santorini, Side.SECOND)
                    + ".";
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

    /** Squirrel War: Raid or Sneak, and the squirrels conquered. */
    private static final class SquirrelMessages extends GameMessages {
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
}
