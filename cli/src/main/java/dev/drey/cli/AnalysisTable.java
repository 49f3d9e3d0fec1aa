package dev.drey.cli;

import dev.drey.cli.terminal.Style;
import dev.drey.cli.terminal.Style.Tone;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Certainty;
import dev.drey.engine.Verdict;
import dev.drey.engine.VerdictText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A table of the moves of a position with value, certainty, depth and principal variation. */
final class AnalysisTable {
    private static final int MIN_WIDTH = 12;

    private final Style style;
    private final int width;
    private final int maxMoves;

    /**
     * Creates a table.
     *
     * @param width the number of columns to write in
     * @param maxMoves the maximum number of moves to show
     */
    AnalysisTable(Style style, int width, int maxMoves) {
        this.style = style;
        this.width = width;
        this.maxMoves = maxMoves;
    }

    List<String> lines(AnalysisSnapshot analysis) {
        List<String> lines = new ArrayList<>();
        List<Verdict> verdicts = analysis.verdicts();
        int moveWidth = Math.max(
                4,
                verdicts.stream().mapToInt(v -> v.move().text().length()).max().orElse(0));
        int valueWidth = Math.max(
                5,
                verdicts.stream()
                        .mapToInt(v -> VerdictText.value(v).length())
                        .max()
                        .orElse(0));
        String format = "%-" + moveWidth + "s  %" + valueWidth + "s  %-9s  %5s  %s";
        lines.add(style.paint(
                Tone.TITLE,
                truncated(String.format(Locale.ROOT, format, "move", "value", "certainty", "depth", "line"))));
        for (Verdict verdict : verdicts.subList(0, Math.min(maxMoves, verdicts.size()))) {
            String row = String.format(
                    Locale.ROOT,
                    format,
                    verdict.move().text(),
                    VerdictText.value(verdict),
                    verdict.certainty().text(),
                    depth(verdict),
                    VerdictText.line(verdict.line()));
            lines.add(style.paint(tone(verdict), truncated(row)));
        }
        if (verdicts.size() > maxMoves) {
            lines.add("… and " + (verdicts.size() - maxMoves) + " more");
        }
        lines.add(truncated(effort(analysis)));
        return lines;
    }

    private static String depth(Verdict verdict) {
        return verdict.certainty() == Certainty.PROVEN ? "end" : Integer.toString(verdict.depth());
    }

    private static Tone tone(Verdict verdict) {
        return verdict.certainty() == Certainty.PROVEN ? Tone.PLAIN : Tone.FAINT;
    }

    private String truncated(String row) {
        return row.length() <= Math.max(MIN_WIDTH, width)
                ? row
                : row.substring(0, Math.max(MIN_WIDTH, width) - 1) + "…";
    }

    /** The nodes, time and speed of an analysis in one line. */
    static String effort(AnalysisSnapshot analysis) {
        return String.format(
                Locale.ROOT,
                "%,d nodes in %.1f s (%,d per second)",
                analysis.nodes(),
                analysis.seconds(),
                analysis.nodesPerSecond());
    }
}
