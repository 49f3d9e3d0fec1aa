package dev.drey.engine;

import dev.drey.rules.Game;
import dev.drey.rules.Games;
import dev.drey.rules.Position;
import dev.drey.rules.squirrel.SquirrelWar;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Measured errors of estimates, by game, {@link GamePhase} and {@link DepthBucket}. {@code bench/errors measure} writes them to
 * {@code estimate-errors.txt}, {@code bench/errors check} tests them on other games; docs/analysis.md explains them.
 *
 * <p>Depths count as in {@link Verdict}, from the position before the move. The errors hold for estimates of leaves with the
 * first side to move: even depths if the first side moves, odd ones if the second does.
 */
public final class EstimateErrors {
    private static final String TABLE = "estimate-errors.txt";

    /** Pessimistic row for a game with scores that was not measured. */
    private static final Row UNMEASURED_SCORED = new Row(0.5, 0.5, 0.25, 0);

    private static final Row UNMEASURED = new Row(0.5, 0.5, 400, 0);

    private static final Map<Key, Row> ROWS = read();

    private EstimateErrors() {}

    private record Key(String kind, GamePhase phase, DepthBucket bucket) {}

    /**
     * Measured errors of one game, phase and bucket.
     *
     * @param error half-width of the 95 % interval around an estimate: a share of {@link #stake}, or a chance of winning
     * @param loss 95 % quantile by which an estimated loss overstates the true one, in the same units
     * @param scale estimated lead that means odds of e to 1: a share of {@link #stake}, or on the scale of {@link Values}
     * @param samples number of moves measured; 0 where the numbers are those of the bucket before
     */
    public record Row(double error, double loss, double scale, int samples) {}

    /**
     * {@return the half-width of the interval around an estimate that contains the proven value 95 % of the time, in points} In
     * a game without scores it is in chances of winning, compared with a much deeper search.
     *
     * @param position the position before the move
     * @param depth the depth of the estimate, as in {@link Verdict#depth}
     */
    public static double error(Position position, int depth) {
        return row(position, depth).error() * stake(position.game());
    }

    /**
     * {@return the error of an estimated loss: 95 % of the time, the estimate overstates the loss by less} The loss is the best
     * estimate minus another one of the same position and depth. A move whose estimated loss is larger than this error is worse
     * than the best move. The error is less than the sum of the errors of both estimates, because both often err in the same
     * direction.
     *
     * @param position the position before the move
     * @param depth the depth of the estimate, as in {@link Verdict#depth}
     */
    public static double lossError(Position position, int depth) {
        return row(position, depth).loss() * stake(position.game());
    }

    /**
     * {@return the chance that a move wins with best play by both sides, from 0 to 1} A draw counts as half a win.
     *
     * @param position the position before the move
     * @param depth the depth of the estimate, as in {@link Verdict#depth}
     * @param expected estimate of that depth: points, or in a game without scores on the scale of {@link Values}
     */
    public static double chance(Position position, int depth, double expected) {
        if (!position.game().scored() && Values.isDecided((int) expected)) {
            return expected > 0 ? 1 : 0;
        }
        return Values.chance(expected, row(position, depth).scale() * stake(position.game()));
    }

    /**
     * {@return the number of points on the board (nuts, cells or discs); 1, for a win, in a game without scores}
     *
     * @param game the game
     */
    public static int stake(Game game) {
        if (!game.scored()) {
            return 1;
        }
        return game instanceof SquirrelWar squirrel
                ? squirrel.nuts().sum(-1L >>> Long.SIZE - cells(game))
                : cells(game);
    }

    private static int cells(Game game) {
        return game.grid().rows() * game.grid().cols();
    }

    private static Row row(Position position, int depth) {
        return row(position.game(), GamePhase.of(position), DepthBucket.of(depth));
    }

    /**
     * {@return the measured errors, or pessimistic ones for a game that was not measured}
     *
     * @param game the game
     * @param phase the phase of the game
     * @param bucket the depth of the estimate
     */
    public static Row row(Game game, GamePhase phase, DepthBucket bucket) {
        Row row = ROWS.get(new Key(game.kind().id(), phase, bucket));
        return row != null ? row : game.scored() ? UNMEASURED_SCORED : UNMEASURED;
    }

    private static Map<Key, Row> read() {
        try (InputStream in = EstimateErrors.class.getResourceAsStream(TABLE)) {
            if (in == null) {
                throw new IllegalStateException("missing resource " + TABLE);
            }
            Map<Key, Row> rows = new HashMap<>();
            new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .forEach(line -> add(line, rows));
            return Map.copyOf(rows);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void add(String line, Map<Key, Row> rows) {
        List<String> words = List.of(line.strip().split(" +", -1));
        String kind = Games.kind(words.get(0)).id();
        GamePhase phase = GamePhase.valueOf(words.get(1).toUpperCase(Locale.ROOT));
        DepthBucket bucket = Arrays.stream(DepthBucket.values())
                .filter(b -> b.text().equals(words.get(2)))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(TABLE + ": unknown depths " + words.get(2)));
        Row row = new Row(number(words.get(3)), number(words.get(4)), number(words.get(5)), (int) number(words.get(6)));
        if (rows.put(new Key(kind, phase, bucket), row) != null) {
            throw new IllegalStateException(TABLE + ": duplicate row " + line);
        }
    }

    private static double number(String word) {
        return Double.parseDouble(word);
    }
}
