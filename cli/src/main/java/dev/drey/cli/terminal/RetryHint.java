package dev.drey.cli.terminal;

import dev.drey.analysis.ReviewedMove;
import dev.drey.analysis.explain.MoveReason;
import dev.drey.analysis.explain.ReasonText;
import dev.drey.rules.Cell;
import dev.drey.rules.Grid;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.List;
import java.util.Optional;

/**
 * The first hint for a mistake, which does not name the best move: the threat that the mistake allowed, else cells that
 * matter, else a part of the board.
 */
final class RetryHint {
    private RetryHint() {}

    static List<String> of(ReviewedMove mistake) {
        List<String> threats = threats(mistake);
        if (!threats.isEmpty()) {
            return threats;
        }
        List<String> cells = cells(mistake);
        return List.of(cells.isEmpty() ? area(mistake) : "look at " + String.join(", ", cells) + ".");
    }

    private static List<String> threats(ReviewedMove mistake) {
        String best = mistake.best().move().text();
        Position position = mistake.position();
        return mistake.reasons().stream()
                .filter(reason -> reason.side() != position.toMove())
                .map(MoveReason::withoutBetter)
                .flatMap(Optional::stream)
                .filter(reason -> reason.move().filter(best::equals).isEmpty())
                .map(reason -> "after " + mistake.move().text() + ", " + ReasonText.sentence(reason, Side::player))
                .toList();
    }

    /** The cells that the reasons name, without those of the best move. */
    private static List<String> cells(ReviewedMove mistake) {
        List<String> cellsOfBest =
                mistake.best().move().path().stream().map(grid(mistake)::name).toList();
        return mistake.reasons().stream()
                .flatMap(reason -> reason.cells().stream())
                .filter(cell -> !cellsOfBest.contains(cell))
                .distinct()
                .toList();
    }

    private static String area(ReviewedMove mistake) {
        List<Cell> path = mistake.best().move().path();
        if (path.isEmpty()) {
            return "there are only a few moves.";
        }
        if (path.size() > 1) {
            return "step with the piece on " + grid(mistake).name(path.get(0)) + ".";
        }
        return "look at row " + grid(mistake).coordinates().rowLabel(path.get(0).row()) + ".";
    }

    private static Grid grid(ReviewedMove mistake) {
        return mistake.position().game().grid();
    }
}
