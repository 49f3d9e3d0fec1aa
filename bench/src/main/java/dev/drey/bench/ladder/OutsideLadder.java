package dev.drey.bench.ladder;

import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Budget;
import dev.drey.engine.Level;
import dev.drey.engine.Oracle;
import dev.drey.play.Bot;
import dev.drey.rules.GameKind;
import dev.drey.rules.Position;
import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.LongFunction;

/** Matches of levels against simple players that share no code with the engine. */
final class OutsideLadder {
    /** Limit for proving the winner of an opening; only openings of Adjacent Claim are proven within it. */
    private static final long PROOF_NODES = 100_000;

    private static final long TABLE_BYTES = 8L << 20;

    private final GameKind kind;
    private final IntFunction<Position> openings;
    private final PrintStream out;

    OutsideLadder(GameKind kind, IntFunction<Position> openings, PrintStream out) {
        this.kind = kind;
        this.openings = openings;
        this.out = out;
    }

    void run(List<Level> levels, int count) {
        Map<String, LongFunction<Bot>> opponents = new LinkedHashMap<>();
        opponents.put("greedy", OutsidePlayer.greedy());
        opponents.put("two-ply by margin", OutsidePlayer.twoPly(Position::margin));
        opponents.put("two-ply by evaluation", OutsidePlayer.twoPly(HandMadeEvaluation.of(kind)));
        for (Level level : levels) {
            opponents.forEach((name, players) -> {
                MatchScore score = new LevelMatch(openings, Ladder.bots(level), players).play(1, count);
                out.printf(Locale.ROOT, "  %s against %-21s %s%n", level.name(), name, score);
                printProven(score);
            });
        }
    }

    /** Prints the results by the side that wins with best play, for the openings where that is proven. */
    private void printProven(MatchScore score) {
        int proven = 0;
        int halvesWithWinner = 0;
        int halvesWithLoser = 0;
        for (LevelMatch.Pair pair : score.pairs()) {
            AnalysisSnapshot known = new Oracle(1, TABLE_BYTES)
                    .analyse(AnalysisRequest.winner(pair.opening()), Budget.nodes(PROOF_NODES));
            boolean moverWins = known.proven().lower() > 0;
            if (moverWins || known.proven().upper() < 0) {
                proven++;
                halvesWithWinner += moverWins ? pair.moving() : pair.waiting();
                halvesWithLoser += moverWins ? pair.waiting() : pair.moving();
            }
        }
        if (proven > 0) {
            out.printf(
                    Locale.ROOT,
                    "    the side decides %d of %d openings: %.1f %% with the winning side, %.1f %% with the losing one%n",
                    proven,
                    score.pairs().size(),
                    50.0 * halvesWithWinner / proven,
                    50.0 * halvesWithLoser / proven);
        }
    }
}
