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
 * Finds positions in which the side to move can force a win in exactly five or exactly seven plies, by {@link
 * SantoriniBruteForce}, and prints them in the format of the reference files. They come from games in which both sides take an
 * immediate win, prevent one, and otherwise move at random; at most one of each kind per game.
 */
final class SantoriniWinFinder {
    private static final int POSITIONS_PER_KIND = 250;

    private final SantoriniBruteForce bruteForce = new SantoriniBruteForce();
    private final Set<String> seen = new HashSet<>();
    private final int[] found = new int[8];

    private SantoriniWinFinder() {}

    /** Prints the positions of a pairing: {@code PAIRING}. */
    public static void main(String[] words) {
        System.out.println("# Forced wins found by trying every move: empty cells | position | plies to the win");
        new SantoriniWinFinder().find(words[0]);
    }

    private void find(String pairing) {
        for (long seed = 1; found[5] + found[7] < 2 * POSITIONS_PER_KIND; seed++) {
            collect(Games.game("santorini:" + pairing).start(), new Random(seed));
        }
    }

    private void collect(Position start, Random random) {
        boolean[] has = new boolean[8];
        for (SantoriniPosition position = (SantoriniPosition) start; !position.isOver(); ) {
            for (int plies = 5; plies <= 7; plies += 2) {
                if (!has[plies]
                        && found[plies] < POSITIONS_PER_KIND
                        && winsInExactly(position, plies)
                        && seen.add(position.text())) {
                    has[plies] = true;
                    found[plies]++;
                    System.out.println(empty(position) + " | " + position.text() + " | " + plies);
                }
            }
            position = play(position, random);
        }
    }

    private boolean winsInExactly(SantoriniPosition position, int plies) {
        return !bruteForce.wins(position, plies - 2) && bruteForce.wins(position, plies);
    }

    /** Number of cells without a tile or a piece. */
    private static int empty(SantoriniPosition position) {
        return 25 - Integer.bitCount(position.level1() | position.mine() | position.theirs());
    }

    private SantoriniPosition play(SantoriniPosition position, Random random) {
        List<Move> safe = new ArrayList<>();
        for (Move move : position.moves()) {
            SantoriniPosition next = position.play(move);
            if (next.isOver()) {
                return next;
            }
            if (!bruteForce.wins(next, 1)) {
                safe.add(move);
            }
        }
        List<Move> choice = safe.isEmpty() ? position.moves() : safe;
        return position.play(choice.get(random.nextInt(choice.size())));
    }
}
