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
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The messages of each game at the terminal. A game without an entry has the default messages of {@link GameMessages}. */
public final class MessageCatalog {
    private static final Map<String, Function<Function<Side, String>, GameMessages>> BY_GAME = Map.of(
            "adjacent-claim", ClaimMessages::new,
            "squirrel-war", SquirrelMessages::new,
            "santorini", SantoriniMessages::new,
            "shellos-shuffle", DiscMessages::new,
            "othello", DiscMessages::new);

    private MessageCatalog() {}

    /** Returns the messages of a game whose players have no names. */
    public static GameMessages of(Game game) {
        return of(game, Side::player);
    }

    /** @param names what the messages call a side */
    static GameMessages of(Game game, Function<Side, String> names) {
        return BY_GAME.getOrDefault(game.kind().id(), GameMessages::new).apply(names);
    }

    /** Adjacent Claim: the exact wording of the sample transcript in its description. */
    private static final class ClaimMessages extends GameMessages {
        ClaimMessages(Function<Side, String> names) {
            super(names);
        }

        @Override
        public String prompt(Position position) {
            Side side = position.toMove();
            boolean first = position.score(side) == 0;
            boolean opening = first && position.score(side.other()) == 0;
            return name(side) + ", enter your " + (first ? "first " : "") + "claim" + (opening ? " (e.g., C3)" : "")
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
            return name(before.toMove()) + " claimed " + move.text() + ".";
        }

        @Override
        protected String describePass(Side side) {
            return name(side) + " has no valid claim and must pass.";
        }

        @Override
        protected String unit(int count) {
            return count == 1 ? "cell" : "cells";
        }
    }

    /** The disc games: how many discs a move outflanked. */
    private static final class DiscMessages extends GameMessages {
        DiscMessages(Function<Side, String> names) {
            super(names);
        }

        @Override
        public String welcome(Game game) {
            return super.welcome(game) + " " + name(Side.FIRST) + " is black, " + name(Side.SECOND) + " white.";
        }

        @Override
        protected String describeMove(Position before, Move move) {
            int taken = before.effect(move).taken().size();
            String outflanked = taken == 0 ? "nothing" : taken + " " + unit(taken);
            return name(before.toMove()) + " placed a disc on " + move.text() + " and outflanked " + outflanked + ".";
        }

        @Override
        public String scoreLine(Position position) {
            int black = position.score(Side.FIRST);
            int white = position.score(Side.SECOND);
            return name(Side.FIRST) + " (black): " + black + " " + unit(black) + ", " + name(Side.SECOND) + " (white): "
                    + white + " " + unit(white);
        }

        @Override
        protected String unit(int count) {
            return count == 1 ? "disc" : "discs";
        }
    }

    /** Santorini: steps, built levels and killed towers. */
    private static final class SantoriniMessages extends GameMessages {
        SantoriniMessages(Function<Side, String> names) {
            super(names);
        }

        @Override
        public String welcome(Game game) {
            Santorini santorini = (Santorini) game;
            return super.welcome(game) + " " + pieces(santorini, Side.FIRST) + ", " + pieces(santorini, Side.SECOND)
                    + ".";
        }

        private String pieces(Santorini game, Side side) {
            String type = game.type(side) == PieceType.CUBE ? "Cubes" : "Pyramids";
            return name(side) + " (" + side.letter() + ") has " + type;
        }

        @Override
        protected String describeMove(Position before, Move move) {
            String moved = name(before.toMove()) + " moved " + cell(before, move, 0) + "-" + cell(before, move, 1);
            Position after = before.play(move);
            return switch (before.effect(move).verb()) {
                case "win" -> moved + " onto level 3.";
                case "kill" -> moved + " and turned the tower on " + cell(before, move, 2) + " into a ruin.";
                default -> {
                    Cell built = move.path().get(2);
                    yield moved + " and built " + cell(before, move, 2) + " to level "
                            + after.at(built).number() + ".";
                }
            };
        }

        @Override
        String promptForRest(String typed, List<String> options) {
            String question = typed.replaceAll("[^0-9]", "").length() == 2 ? "Step to" : "Build on";
            return question + " (" + String.join(", ", options) + "; Enter starts the move again): ";
        }

        private static String cell(Position position, Move move, int index) {
            return position.game().grid().name(move.path().get(index));
        }

        @Override
        public String scoreLine(Position position) {
            return "Levels stood on: " + name(Side.FIRST) + " (X) " + position.score(Side.FIRST) + ", "
                    + name(Side.SECOND) + " (O) " + position.score(Side.SECOND);
        }
    }

    /** Squirrel War: Raid or Sneak, and the squirrels conquered. */
    private static final class SquirrelMessages extends GameMessages {
        SquirrelMessages(Function<Side, String> names) {
            super(names);
        }

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
            return name(side) + deed + ": " + gain + " " + unit(gain) + ".";
        }

        @Override
        protected String unit(int count) {
            return count == 1 ? "nut" : "nuts";
        }
    }
}
