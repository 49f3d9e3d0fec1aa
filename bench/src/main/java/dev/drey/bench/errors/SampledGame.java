package dev.drey.bench.errors;

import dev.drey.engine.GamePhase;
import dev.drey.engine.Level;
import dev.drey.engine.LevelPlayer;
import dev.drey.engine.Levels;
import dev.drey.engine.Oracle;
import dev.drey.rules.Game;
import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** A game between two levels of play, with a position for each phase; reproducible by number. */
final class SampledGame {
    private static final int WEAKEST = 2;
    private static final int STRONGEST = 6;
    private static final long TABLE_BYTES = 4L << 20;

    /** Maximum number of random opening moves, by id of the game. */
    private static final Map<String, Integer> MAX_RANDOM_PLIES =
            Map.of("squirrel-war", 4, "adjacent-claim", 2, "santorini", 4, "shellos-shuffle", 8, "othello", 8);

    private static final List<String> PAIRINGS = List.of("CC", "CP", "PC", "PP");
    private static final int SMALLEST_BOARD = 3;
    private static final int LARGEST_BOARD = 8;

    private final Random random;
    private final List<Moment> moments = new ArrayList<>();

    /** A position of the game, and the move played there. */
    record Moment(Position position, Move played) {}

    SampledGame(GameKind kind, int number) {
        random = new Random(number * 7919L + kind.id().hashCode());
        Position position = game(kind, number).start();
        int randomPlies = random.nextInt(MAX_RANDOM_PLIES.getOrDefault(kind.id(), 2) + 1);
        Oracle oracle = new Oracle(1, TABLE_BYTES);
        LevelPlayer first = player(kind, oracle);
        LevelPlayer second = player(kind, oracle);
        for (int ply = 0; !position.isOver(); ply++) {
            List<Move> moves = position.moves();
            Move move = ply < randomPlies || moves.size() == 1
                    ? moves.get(random.nextInt(moves.size()))
                    : (position.toMove() == Side.FIRST ? first : second)
                            .choose(position)
                            .move();
            if (moves.size() > 1) {
                moments.add(new Moment(position, move));
            }
            position = position.play(move);
        }
    }

    /** A random position of each phase with more than one move. */
    List<Moment> onePerPhase() {
        List<Moment> drawn = new ArrayList<>();
        for (GamePhase phase : GamePhase.values()) {
            List<Moment> of = moments.stream()
                    .filter(moment -> GamePhase.of(moment.position()) == phase)
                    .toList();
            if (!of.isEmpty()) {
                drawn.add(of.get(random.nextInt(of.size())));
            }
        }
        return drawn;
    }

    /** Squirrel War has a fresh map, Santorini each pairing in turn, and every second Adjacent Claim another board size. */
    private Game game(GameKind kind, int number) {
        return switch (kind.id()) {
            case "santorini" -> Games.game("santorini:" + PAIRINGS.get(number % PAIRINGS.size()));
            case "adjacent-claim" ->
                number % 2 == 0 ? kind.fresh(random) : Games.game("adjacent-claim:" + side() + "x" + side());
            default -> kind.fresh(random);
        };
    }

    private int side() {
        return SMALLEST_BOARD + random.nextInt(LARGEST_BOARD - SMALLEST_BOARD + 1);
    }

    private LevelPlayer player(GameKind kind, Oracle oracle) {
        List<Level> levels =
                Levels.of(kind).stream().filter(level -> !level.isStrongest()).toList();
        int strongest = Math.min(STRONGEST, levels.size());
        Level level = levels.get(WEAKEST - 1 + random.nextInt(strongest - WEAKEST + 1));
        return new LevelPlayer(
                new Level(level.name(), level.loss(), level.nodes(), Long.MAX_VALUE),
                oracle,
                new Random(random.nextLong()));
    }
}
