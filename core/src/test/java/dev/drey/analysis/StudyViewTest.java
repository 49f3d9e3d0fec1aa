package dev.drey.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.Budget;
import dev.drey.engine.Oracle;
import dev.drey.record.GameRecord;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class StudyViewTest {
    private final AnalysisStore store = new AnalysisStore();
    private final Oracle oracle = new Oracle(1, 0);

    private StudyView study(GameRecord record) {
        for (Position position : Review.positions(record)) {
            store.search(oracle, AnalysisRequest.everyMove(position), Budget.unlimited());
        }
        return StudyView.of(record, Optional.empty(), Optional.empty(), store);
    }

    @Test
    void omittedEntriesAreNewerThanView() {
        Position start = Games.game("adjacent-claim:3x3").start();
        Move move = start.moves().get(0);
        GameRecord record =
                GameRecord.of(start, List.of(move, start.play(move).moves().get(0)));
        StudyView whole = study(record);
        assertThat(whole.snapshot().entries()).allMatch(Optional::isPresent);

        for (int i = 0; i < 2; i++) {
            StudyView view = whole.without(Set.of(whole.positions().get(i)));
            assertThat(view.snapshot().entries().get(i)).isEmpty();
            assertThat(view.review().moves()).hasSize(1);
            assertThat(view.snapshot().version())
                    .isLessThan(whole.snapshot().entries().get(i).orElseThrow().version());
        }
    }
}
