package dev.drey.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.analysis.ProvenFile;
import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Budget;
import dev.drey.engine.Oracle;
import dev.drey.engine.ProvenCache;
import dev.drey.engine.Range;
import dev.drey.engine.Verdict;
import dev.drey.rules.Games;
import dev.drey.rules.Position;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProvenResultsTest {
    private static final Position POSITION = Games.position("adjacent-claim:3x3:XXX/OO-/---:X");

    @TempDir
    Path folder;

    private ProvenCache file() {
        return new ProvenFile(folder.resolve("proven.txt"), 1 << 20);
    }

    private static List<Verdict> proven() {
        return new Oracle(1, 1 << 20)
                .analyse(AnalysisRequest.everyMove(POSITION), Budget.unlimited())
                .verdicts();
    }

    @Test
    void writeOnlyCacheStoresButFindsNothing() {
        ProvenResults.writeOnly(file()).keep(POSITION, proven());

        assertThat(ProvenResults.writeOnly(file()).find(POSITION)).isEmpty();
        assertThat(file().find(POSITION)).hasSize(1);
    }

    @Test
    void keepsAStrongerStoredResult() {
        file().keep(POSITION, proven());
        Verdict exact = proven().get(0);
        Verdict bounded =
                new Verdict(true, exact.move(), new Range(-1, 1), exact.widest(), 0, 0, 0.5, List.of(exact.move()));
        ProvenResults.writeOnly(file()).keep(POSITION, List.of(bounded));

        assertThat(file().find(POSITION).get(0).proven()).isEqualTo(exact.proven());
    }

    @Test
    void notesOnlyResultsWithoutSearch() {
        AnalysisSnapshot known = new AnalysisSnapshot(POSITION, proven(), 0, 0, 0, true);
        AnalysisSnapshot searched = new AnalysisSnapshot(POSITION, proven(), 9, 0, 2, true);

        assertThat(ProvenResults.noteIfAllKnown(proven(), known)).isPresent();
        assertThat(ProvenResults.noteIfAllKnown(List.of(), known)).isEmpty();
        assertThat(ProvenResults.noteIfAllKnown(proven(), searched)).isEmpty();
    }
}
