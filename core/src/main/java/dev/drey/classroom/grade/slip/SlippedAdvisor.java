package dev.drey.classroom.grade.slip;

import dev.drey.classroom.homework.Answer;
import dev.drey.classroom.homework.Homework;
import dev.drey.rules.Side;
import dev.drey.rules.squirrel.SquirrelWar;
import dev.drey.teach.AlgorithmKind;
import java.io.IOException;
import java.io.OutputStream;
import java.util.EnumSet;
import java.util.Set;

/**
 * Answers homework as a student's program would that has some quirks. It shares nothing with the advisor but what it reads, and
 * with no quirk at all it writes the same.
 */
final class SlippedAdvisor {
    private final Set<Quirk> quirks;
    private final Spelling spelling;
    private final Effort effort;

    SlippedAdvisor(Set<Quirk> quirks, Spelling spelling, Effort effort) {
        this.quirks = quirks.isEmpty() ? EnumSet.noneOf(Quirk.class) : EnumSet.copyOf(quirks);
        this.spelling = spelling;
        this.effort = effort;
    }

    /** Writes one answer; does not close where it goes. */
    void write(Homework homework, Answer answer, OutputStream to) throws IOException {
        Battlefield field =
                new Battlefield(((SquirrelWar) homework.start().game()).nuts().values(), quirks);
        if (homework instanceof Homework.Advice advice) {
            advise(field, advice, answer, to);
        } else if (homework instanceof Homework.Battle battle) {
            fight(field, battle, log(to, false));
        }
    }

    private void advise(Battlefield field, Homework.Advice advice, Answer answer, OutputStream to) throws IOException {
        int[] board = board(advice);
        int side = side(advice.start().toMove());
        OutputStream visits = answer == Answer.TRAVERSE_LOG ? to : OutputStream.nullOutputStream();
        SlippedLog log = log(visits, advice.method() == AlgorithmKind.ALPHA_BETA);
        log.header();
        int cell = search(field, advice.method(), advice.depth(), side, log).choose(board);
        log.flush();
        if (answer == Answer.NEXT_STATE) {
            SlippedLog next = log(to, false);
            next.board(field.play(board, side, cell));
            next.flush();
        }
    }

    private void fight(Battlefield field, Homework.Battle battle, SlippedLog trace) throws IOException {
        int[] board = board(battle);
        Side side =
                quirks.contains(Quirk.X_BEGINS) ? Side.FIRST : battle.start().toMove();
        if (quirks.contains(Quirk.START_IN_TRACE)) {
            trace.board(board);
        }
        while (!Battlefield.isFull(board)) {
            Homework.Fighter fighter = battle.fighter(side);
            SlippedLog unseen = log(OutputStream.nullOutputStream(), false);
            int cell = search(field, fighter.method(), fighter.depth(), side(side), unseen)
                    .choose(board);
            board = field.play(board, side(side), cell);
            if (!quirks.contains(Quirk.LAST_STATE_ONLY) || Battlefield.isFull(board)) {
                trace.board(board);
                // Whoever compares may see a difference and want no more.
                trace.flush();
            }
            side = side.other();
        }
        trace.flush();
    }

    private SlippedSearch search(Battlefield field, AlgorithmKind method, int depth, int side, SlippedLog log) {
        boolean one = method == AlgorithmKind.GREEDY && !quirks.contains(Quirk.GREEDY_USES_DEPTH);
        return new SlippedSearch(
                field, quirks, method == AlgorithmKind.ALPHA_BETA, one ? 1 : cutOff(depth), side, log, effort);
    }

    private int cutOff(int depth) {
        int more = quirks.contains(Quirk.ONE_PLY_MORE) ? 1 : quirks.contains(Quirk.ONE_PLY_LESS) ? -1 : 0;
        return Math.max(1, depth + more);
    }

    private SlippedLog log(OutputStream to, boolean windows) {
        return new SlippedLog(to, quirks, spelling, windows);
    }

    private static int[] board(Homework homework) {
        String cells = homework.start().board().replace("/", "");
        return cells.chars()
                .map(c -> c == 'X' ? Battlefield.X : c == 'O' ? -Battlefield.X : 0)
                .toArray();
    }

    private static int side(Side side) {
        return side == Side.FIRST ? Battlefield.X : -Battlefield.X;
    }
}
