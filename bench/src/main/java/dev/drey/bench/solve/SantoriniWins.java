package dev.drey.bench.solve;

import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.santorini.SantoriniPosition;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * Finds positions in which the side to move can force a win in exactly five or in exactly seven plies, and prints them as the
 * reference files have them. They come from games in which both sides take a win at once and prevent one, and move at random
 * otherwise; from each game at most one of each kind. {@link SantoriniTruth} says what they are.
 */
final class SantoriniWins {
    private static final int OF_EACH = 250;

    private final SantoriniTruth truth = new SantoriniTruth();
    private final Set<String> seen = new HashSet<>();
    private final int[] found = new int[8];

    private SantoriniWins() {}

    /** Prints the set of the pairing that is given. */
    public static void main(String[] words) {
        System.out.println("# Forced wins found by trying every move: empty cells | position | plies to the win");
        new SantoriniWins().find(words[0]);
    }

    private void find(String pairing) {
        for (long seed = 1; found[5] + found[7] < 2 * OF_EACH; seed++) {
            search(Games.game("santorini:" + pairing).start(), new Random(seed));
        }
    }

    private void search(Position start, Random random) {
        boolean[] had = new boolean[8];
        for (SantoriniPosition position = (SantoriniPosition) start; !position.isOver(); ) {
            for (int plies = 5; plies <= 7; plies += 2) {
                if (!had[plies]
                        && found[plies] < OF_EACH
                        && winsInExactly(position, plies)
                        && seen.add(position.text())) {
                    had[plies] = true;
                    found[plies]++;
                    System.out.println(empty(position) + " | " + position.text() + " | " + plies);
                }
            }
            position = play(position, random);
        }
    }

    private boolean winsInExactly(SantoriniPosition position, int plies) {
        return !truth.wins(position, plies - 2) && truth.wins(position, plies);
    }

    /** Cells that still stand on the ground, without a piece. */
    private static int empty(SantoriniPosition position) {
        return 25 - Integer.bitCount(position.level1() | position.mine() | position.theirs());
    }

    private SantoriniPosition play(SantoriniPosition position, Random random) {
        List<Move> sound = new ArrayList<>();
        for (Move move : position.moves()) {
            SantoriniPosition next = position.play(move);
            if (next.isOver()) {
                return next;
            }
            if (!truth.wins(next, 1)) {
                sound.add(move);
            }
        }
        List<Move> choice = sound.isEmpty() ? position.moves() : sound;
        return position.play(choice.get(random.nextInt(choice.size())));
    }
}
