package dev.drey.bench.explanations;

import dev.drey.analysis.explain.Explainer;
import dev.drey.analysis.explain.MoveReason;
import dev.drey.analysis.explain.OracleProber;
import dev.drey.analysis.explain.Prober;
import dev.drey.analysis.explain.ReasonText;
import dev.drey.bench.ladder.Ladder;
import dev.drey.bench.ladder.Opening;
import dev.drey.engine.Level;
import dev.drey.engine.Levels;
import dev.drey.engine.Oracle;
import dev.drey.engine.Verdict;
import dev.drey.play.Bot;
import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Explains the proven mistakes of games between levels 2 to 4. Limited by nodes and seeded, so reproducible. */
public final class MeasureExplanations {
    private static final int DEFAULT_GAMES = 200;
    private static final int WEAKEST = 2;
    private static final int STRONGEST = 4;

    /** Other openings than those of the ladder. */
    private static final int FIRST_OPENING = 20_001;

    private static final long TABLE_BYTES = 16L << 20;

    // Maximum nodes for all checks of one mistake, and for each of them.
    private static final long NODES = 2_000_000;
    private static final long NODES_EACH = 500_000;
    private static final long DECIDING_NODES = 400_000;
    private static final long DECIDING_NODES_EACH = 60_000;

    private final GameKind kind;
    private final int games;
    private final int examples;
    private final PrintStream out;
    private final ExplanationCounts counts = new ExplanationCounts();

    private MeasureExplanations(GameKind kind, int games, int examples, PrintStream out) {
        this.kind = kind;
        this.games = games;
        this.examples = examples;
        this.out = out;
    }

    /** {@code [--games N] [--examples N] [GAME…]}: all games if none is named; examples are printed with their positions. */
    public static void main(String[] args) {
        List<String> words = new ArrayList<>(List.of(args));
        int games = option(words, "--games", DEFAULT_GAMES);
        int examples = option(words, "--examples", 0);
        List<GameKind> kinds = Games.all().stream()
                .filter(kind -> words.contains(kind.id()) || words.isEmpty())
                .toList();
        if (kinds.size() < words.size()) {
            System.err.println("which game? " + Games.all());
            System.exit(2);
        }
        kinds.forEach(kind -> new MeasureExplanations(kind, games, examples, System.out).run());
    }

    private static int option(List<String> words, String name, int defaultValue) {
        int at = words.indexOf(name);
        if (at < 0) {
            return defaultValue;
        }
        int value = Integer.parseInt(words.get(at + 1));
        words.subList(at, at + 2).clear();
        return value;
    }

    private void run() {
        long start = System.nanoTime();
        IntStream.range(0, games).parallel().forEach(this::game);
        printResults((System.nanoTime() - start) / 1e9);
    }

    private void game(int number) {
        List<Position> positions = new ArrayList<>(List.of(Opening.numbered(kind, FIRST_OPENING + number)));
        List<Move> moves = new ArrayList<>();
        int levels = STRONGEST - WEAKEST + 1;
        Bot first = bot(WEAKEST + number % levels, 2L * number);
        Bot second = bot(WEAKEST + number / levels % levels, 2L * number + 1);
        for (Position position = positions.get(0); !position.isOver(); ) {
            Move move = position.mustPass()
                    ? Move.PASS
                    : (position.toMove() == Side.FIRST ? first : second).choose(position);
            position = position.play(move);
            moves.add(move);
            positions.add(position);
        }
        Oracle oracle = new Oracle(1, TABLE_BYTES);
        int proven = new MistakeFinder(oracle, positions, moves).find(mistake -> explain(mistake, oracle));
        IntStream.range(0, proven).forEach(i -> counts.addPosition());
    }

    private Bot bot(int level, long number) {
        Level named = Levels.find(kind, "level-" + level).orElseThrow();
        return Ladder.bots(named).apply(number);
    }

    private void explain(MistakeFinder.Mistake mistake, Oracle oracle) {
        Explainer explainer = new Explainer(counts::addCheck);
        Position before = mistake.before();
        List<MoveReason> reasons = explainer.mistake(before, mistake.played(), mistake.best(), prober(before, oracle));
        List<Verdict> both = List.of(mistake.best(), mistake.played());
        List<MoveReason> hint = new Explainer().hint(before, mistake.best(), both, prober(before, oracle));
        counts.addMistake(reasons);
        counts.addHint(hint);
        if (counts.mistakes() <= examples) {
            printExample(mistake, reasons, hint);
        }
    }

    private static Prober prober(Position position, Oracle oracle) {
        return position.game().scored()
                ? new OracleProber(oracle, NODES, NODES_EACH)
                : new OracleProber(oracle, DECIDING_NODES, DECIDING_NODES_EACH);
    }

    private synchronized void printExample(
            MistakeFinder.Mistake mistake, List<MoveReason> reasons, List<MoveReason> hint) {
        out.println("    " + mistake.before().text());
        out.println("      " + mistake.played().proven() + " " + line(mistake.played()) + "; better "
                + mistake.best().proven() + " " + line(mistake.best()));
        reasons.forEach(reason -> out.println("      " + ReasonText.sentence(reason)));
        hint.forEach(reason -> out.println("      hint: " + ReasonText.sentence(reason)));
    }

    private static String line(Verdict verdict) {
        return verdict.line().stream().map(Move::text).collect(Collectors.joining(" "));
    }

    private void printResults(double seconds) {
        out.printf(
                Locale.ROOT,
                "%s: %d games, %d positions proven, %d mistakes, %d explained (%.1f %%), %d claims rejected; hints %.1f %%; %.0f s%n",
                kind.title(),
                games,
                counts.positions(),
                counts.mistakes(),
                counts.explained(),
                100.0 * counts.explained() / Math.max(1, counts.mistakes()),
                counts.rejected(),
                100.0 * counts.explainedHints() / Math.max(1, counts.hints()),
                seconds);
        for (MoveReason.Kind reason : MoveReason.Kind.values()) {
            if (counts.given(reason) + counts.rejected(reason) > 0) {
                out.printf(
                        Locale.ROOT,
                        "  %-24s %5d given %5d rejected%n",
                        reason.code(),
                        counts.given(reason),
                        counts.rejected(reason));
            }
        }
    }
}
