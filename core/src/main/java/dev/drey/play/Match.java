package dev.drey.play;

import dev.drey.rules.Outcome;
import dev.drey.rules.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Several games between the same two players, A and B, who swap sides after each game. A has the first side in the
 * first game. A win counts one point, a draw half a point.
 *
 * @param length the number of games
 * @param results the results of the games played
 */
public record Match(int length, List<Outcome> results) {
    /** The default number of games. */
    public static final int DEFAULT_LENGTH = 3;

    /**
     * Copies the results and checks that there are not too many.
     *
     * @param length the number of games
     * @param results the results of the games played
     */
    public Match {
        results = List.copyOf(results);
        if (length < 1 || results.size() > length) {
            throw new IllegalArgumentException(results.size() + " results for a match of " + length + " games");
        }
    }

    /**
     * {@return a match before its first game}
     *
     * @param length the number of games
     */
    public static Match of(int length) {
        return new Match(length, List.of());
    }

    /**
     * {@return the match after another game}
     *
     * @param outcome the outcome of that game
     */
    public Match plus(Outcome outcome) {
        List<Outcome> more = new ArrayList<>(results);
        more.add(outcome);
        return new Match(length, more);
    }

    /** {@return whether all games have been played} */
    public boolean isOver() {
        return results.size() == length;
    }

    /** {@return the number of the current game, from 1} */
    public int round() {
        return Math.min(length, results.size() + 1);
    }

    /** {@return whether B has the first side in the current game} */
    public boolean swapped() {
        return isSwapped(round() - 1);
    }

    private static boolean isSwapped(int game) {
        return game % 2 == 1;
    }

    /** Twice the points of A or B, which is always an integer. */
    private int halves(boolean ofB) {
        int halves = 0;
        for (int game = 0; game < results.size(); game++) {
            Side side = isSwapped(game) == ofB ? Side.FIRST : Side.SECOND;
            Optional<Side> winner = results.get(game).winner();
            halves += winner.isEmpty() ? 1 : winner.get() == side ? 2 : 0;
        }
        return halves;
    }

    /** {@return the points of player A} */
    public double pointsOfA() {
        return halves(false) / 2.0;
    }

    /** {@return the points of player B} */
    public double pointsOfB() {
        return halves(true) / 2.0;
    }

    /** {@return the length and the results in one line that {@link #parse} reads} */
    public String text() {
        return length + results.stream().map(outcome -> " " + outcome.text()).collect(Collectors.joining());
    }

    /**
     * Parses the text of {@link #text}; empty for any other text.
     *
     * @param text the text of a match
     * @return the match
     */
    public static Optional<Match> parse(String text) {
        String[] words = text.strip().split(" +", -1);
        if (!words[0].matches("[1-9][0-9]{0,3}")) {
            return Optional.empty();
        }
        List<Outcome> results = new ArrayList<>();
        for (String word : words) {
            Outcome.find(word).ifPresent(results::add);
        }
        int length = Integer.parseInt(words[0]);
        boolean complete = results.size() == words.length - 1 && results.size() < length;
        return complete ? Optional.of(new Match(length, results)) : Optional.empty();
    }
}
