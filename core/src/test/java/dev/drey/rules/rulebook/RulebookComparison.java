package dev.drey.rules.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Ending;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;

/** Compares the kernel of a game with its rulebook in a game from the same start. */
record RulebookComparison(Position start, Rulebook rulebook) {
    /** Creates a comparison with a random set-up, by the id of the game. */
    static final Map<String, Function<Random, RulebookComparison>> BY_GAME = Map.of(
            "squirrel-war", RulebookComparison::squirrelWar,
            "santorini", RulebookComparison::santorini,
            "adjacent-claim", RulebookComparison::adjacentClaim,
            "shellos-shuffle",
                    random ->
                            new RulebookComparison(Games.game("shellos-shuffle").start(), new ShellosRulebook()),
            "othello", random -> new RulebookComparison(Games.game("othello").start(), new OthelloRulebook()));

    /** Has a random nut map and, in half of the games, a random board with either side to move. */
    private static RulebookComparison squirrelWar(Random random) {
        int[][] nuts = new int[5][5];
        TextBoard board = new TextBoard(5, 5);
        char side = random.nextBoolean() ? 'X' : 'O';
        int filledTenths = random.nextBoolean() ? 0 : random.nextInt(10);
        StringBuilder map = new StringBuilder();
        for (int row = 0; row < 5; row++) {
            for (int col = 0; col < 5; col++) {
                nuts[row][col] = 1 + random.nextInt(99);
                map.append(col > 0 ? "," : row > 0 ? "/" : "").append(nuts[row][col]);
                if (random.nextInt(10) < filledTenths) {
                    board.set(row, col, random.nextBoolean() ? 'X' : 'O');
                }
            }
        }
        String text = "squirrel-war:" + map + ":" + board + ":" + side;
        return new RulebookComparison(Games.position(text), new SquirrelRulebook(nuts, board, side));
    }

    private static RulebookComparison santorini(Random random) {
        char first = random.nextBoolean() ? 'C' : 'P';
        char second = random.nextBoolean() ? 'C' : 'P';
        return new RulebookComparison(
                Games.game("santorini:" + first + second).start(), new SantoriniRulebook(first, second));
    }

    private static RulebookComparison adjacentClaim(Random random) {
        boolean defaultSize = random.nextBoolean();
        int rows = defaultSize ? 5 : 3 + random.nextInt(6);
        int cols = defaultSize ? 5 : 3 + random.nextInt(6);
        return new RulebookComparison(
                Games.game("adjacent-claim:" + rows + "x" + cols).start(), new ClaimRulebook(rows, cols));
    }

    /** Plays random moves to the end; kernel and rulebook must agree at the start and after each move. */
    void playAndCompare(Random random) {
        List<Move> played = new ArrayList<>();
        Position position = start;
        try {
            compare(position);
            while (!position.moves().isEmpty()) {
                Move move = position.moves().get(random.nextInt(position.moves().size()));
                played.add(move);
                position = position.play(move);
                rulebook.play(move.text());
                compare(position);
            }
        } catch (RuntimeException | AssertionError e) {
            throw new AssertionError("From " + start + " by " + played + "\n" + e.getMessage(), e);
        }
    }

    private void compare(Position position) {
        assertThat(position.board()).as("board").isEqualTo(rulebook.board());
        assertThat(position.toMove().letter()).as("side to move").isEqualTo(rulebook.side());
        assertThat(position.moves()).extracting(Move::text).as("moves").isEqualTo(rulebook.moves());
        assertThat(position.score(Side.FIRST)).as("score of X").isEqualTo(rulebook.score('X'));
        assertThat(position.score(Side.SECOND)).as("score of O").isEqualTo(rulebook.score('O'));
        assertThat(position.margin(Side.FIRST)).as("margin").isEqualTo(rulebook.margin());
        assertThat(position.ending().map(Ending::text).orElse("")).as("ending").isEqualTo(rulebook.ending());
        position.outcome().ifPresent(outcome -> assertThat(outcome.text()).isEqualTo(rulebook.outcome()));
    }
}
