package dev.drey.cli;

import dev.drey.analysis.MarkScale;
import dev.drey.analysis.MarkedText;
import dev.drey.cli.terminal.Style;
import dev.drey.cli.terminal.Style.Tone;
import dev.drey.engine.AnalysisRequest.Goal;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Certainty;
import dev.drey.engine.PositionProof;
import dev.drey.engine.Verdict;
import dev.drey.engine.VerdictText;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.wire.SolveJson;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;

/** Prints the result of a proof, or what is proven if it was stopped. */
final class SolveResult {
    private final PrintWriter out;
    private final Goal goal;

    SolveResult(PrintWriter out, Goal goal) {
        this.out = out;
        this.goal = goal;
    }

    void printPosition(Position position) {
        printNote(position.text());
    }

    void printNote(String note) {
        out.println(note);
        out.flush();
    }

    void printJson(AnalysisSnapshot snapshot) {
        AnalysisSnapshot shown = goal == Goal.EVERY_MOVE ? snapshot : withoutEstimates(snapshot);
        out.println(SolveJson.of(shown, proof(snapshot)).text());
        out.flush();
    }

    /** Drops the moves without a proven bound, except the best; their estimates only show that they are not better. */
    private static AnalysisSnapshot withoutEstimates(AnalysisSnapshot snapshot) {
        List<Verdict> kept = snapshot.verdicts().stream()
                .filter(verdict -> verdict.certainty() != Certainty.ESTIMATED || verdict.equals(snapshot.best()))
                .toList();
        return snapshot.with(kept);
    }

    /** Returns empty if the game is over. */
    private Optional<PositionProof> proof(AnalysisSnapshot snapshot) {
        return snapshot.verdicts().isEmpty() ? Optional.empty() : Optional.of(PositionProof.of(snapshot, goal));
    }

    void print(AnalysisSnapshot snapshot) {
        if (snapshot.verdicts().isEmpty()) {
            out.println("The game is over.");
        } else {
            boolean hasTable = goal == Goal.EVERY_MOVE;
            if (hasTable) {
                new AnalysisTable(Stdio.style(), Stdio.width(), Integer.MAX_VALUE)
                        .lines(snapshot)
                        .forEach(out::println);
            }
            if (!snapshot.complete()) {
                printUnfinished(snapshot);
            } else if (!hasTable) {
                printBest(snapshot);
            }
        }
        out.flush();
    }

    private void printBest(AnalysisSnapshot snapshot) {
        Side side = snapshot.position().toMove();
        out.println(Stdio.style()
                .paint(
                        Tone.GOOD,
                        side.player() + " (" + side.letter() + "): " + VerdictText.sentence(snapshot.best()) + "."));
        out.println(MarkedText.line(snapshot.position(), snapshot.best()));
        out.println(AnalysisTable.effort(snapshot));
    }

    private void printUnfinished(AnalysisSnapshot snapshot) {
        Style style = Stdio.style();
        Verdict best = snapshot.best();
        String heading = goal == Goal.EVERY_MOVE ? "Not all moves are proven. So far: " : "Not proven. So far: ";
        out.println(
                style.paint(Tone.ERROR, heading + proof(snapshot).orElseThrow().text() + "."));
        out.println("Best move so far: " + MarkedText.sentence(MarkScale.of(snapshot, best)) + ".");
        out.println(MarkedText.line(snapshot.position(), best));
        if (goal != Goal.EVERY_MOVE) {
            out.println(AnalysisTable.effort(snapshot));
        }
    }
}
