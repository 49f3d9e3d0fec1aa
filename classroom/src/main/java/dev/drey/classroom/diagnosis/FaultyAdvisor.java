package dev.drey.classroom.diagnosis;

import dev.drey.classroom.homework.AnswerFile;
import dev.drey.classroom.homework.Homework;
import dev.drey.rules.Side;
import dev.drey.teach.AlgorithmKind;
import java.io.IOException;
import java.io.OutputStream;
import java.util.EnumSet;
import java.util.Set;

/**
 * Answers homework like a student's program that makes given mistakes. Implemented independently of
 * {@link dev.drey.classroom.homework.Advisor}; without mistakes it writes the same answers.
 */
final class FaultyAdvisor {
    private final Set<MistakeVariant> variants;
    private final InfinitySpelling spelling;
    private final NodeBudget budget;

    FaultyAdvisor(Set<MistakeVariant> variants, InfinitySpelling spelling, NodeBudget budget) {
        this.variants = variants.isEmpty() ? EnumSet.noneOf(MistakeVariant.class) : EnumSet.copyOf(variants);
        this.spelling = spelling;
        this.budget = budget;
    }

    /**
     * Writes one answer. Does not close the stream.
     *
     * @throws NodeBudget.ExhaustedException if the search visits too many nodes
     */
    void write(Homework homework, AnswerFile answer, OutputStream out) throws IOException {
        FaultyRules rules = new FaultyRules(homework.nuts().values(), variants);
        if (homework instanceof Homework.NextMove task) {
            writeNextMove(rules, task, answer, out);
        } else if (homework instanceof Homework.Battle battle) {
            writeBattle(rules, battle, writer(out, false));
        }
    }

    private void writeNextMove(FaultyRules rules, Homework.NextMove task, AnswerFile answer, OutputStream out)
            throws IOException {
        int[] board = board(task);
        int side = side(task.start().toMove());
        OutputStream logOut = answer == AnswerFile.TRAVERSE_LOG ? out : OutputStream.nullOutputStream();
        FaultyWriter log = writer(logOut, task.method() == AlgorithmKind.ALPHA_BETA);
        log.writeHeader();
        int cell = search(rules, task.method(), task.depth(), side, log).choose(board);
        log.flush();
        if (answer == AnswerFile.NEXT_STATE) {
            FaultyWriter nextState = writer(out, false);
            nextState.writeBoard(rules.play(board, side, cell));
            nextState.flush();
        }
    }

    private void writeBattle(FaultyRules rules, Homework.Battle battle, FaultyWriter trace) throws IOException {
        int[] board = board(battle);
        Side side = variants.contains(MistakeVariant.X_BEGINS)
                ? Side.FIRST
                : battle.start().toMove();
        if (variants.contains(MistakeVariant.START_IN_TRACE)) {
            trace.writeBoard(board);
        }
        while (!FaultyRules.isFull(board)) {
            Homework.BattlePlayer player = battle.player(side);
            FaultyWriter ignoredLog = writer(OutputStream.nullOutputStream(), false);
            int cell = search(rules, player.method(), player.depth(), side(side), ignoredLog)
                    .choose(board);
            board = rules.play(board, side(side), cell);
            if (!variants.contains(MistakeVariant.LAST_STATE_ONLY) || FaultyRules.isFull(board)) {
                trace.writeBoard(board);
                // Lets a comparing stream stop the battle at the first difference.
                trace.flush();
            }
            side = side.other();
        }
        trace.flush();
    }

    private FaultySearch search(FaultyRules rules, AlgorithmKind method, int depth, int side, FaultyWriter log) {
        boolean onePly = method == AlgorithmKind.GREEDY && !variants.contains(MistakeVariant.GREEDY_USES_DEPTH);
        return new FaultySearch(
                rules,
                variants,
                method == AlgorithmKind.ALPHA_BETA,
                onePly ? 1 : cutOffDepth(depth),
                side,
                log,
                budget);
    }

    private int cutOffDepth(int depth) {
        int error = variants.contains(MistakeVariant.ONE_PLY_MORE)
                ? 1
                : variants.contains(MistakeVariant.ONE_PLY_LESS) ? -1 : 0;
        return Math.max(1, depth + error);
    }

    private FaultyWriter writer(OutputStream out, boolean withWindows) {
        return new FaultyWriter(out, variants, spelling, withWindows);
    }

    private static int[] board(Homework homework) {
        String cells = homework.start().board().replace("/", "");
        return cells.chars()
                .map(c -> c == 'X' ? FaultyRules.X : c == 'O' ? -FaultyRules.X : 0)
                .toArray();
    }

    private static int side(Side side) {
        return side == Side.FIRST ? FaultyRules.X : -FaultyRules.X;
    }
}
