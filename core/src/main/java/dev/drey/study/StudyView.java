package dev.drey.study;

import dev.drey.record.GameRecord;
import dev.drey.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Everything that is shown while a game is studied, at one moment: what is known about the positions of the game and about the
 * one somebody looks at. All of it agrees.
 *
 * @param positions those of the game in their order, then the one looked at if it is another
 * @param snapshot what is known about these
 * @param review of the game, from the same snapshot
 * @param at the position somebody looks at
 * @param searching the position that is being searched
 */
public record StudyView(
        List<Position> positions,
        AnalysisStore.Snapshot snapshot,
        Review review,
        Optional<Position> at,
        Optional<Position> searching) {

    public static StudyView of(
            GameRecord record, Optional<Position> at, Optional<Position> searching, AnalysisStore store) {
        List<Position> positions = new ArrayList<>(Review.positions(record));
        at.filter(position -> !positions.contains(position)).ifPresent(positions::add);
        AnalysisStore.Snapshot snapshot = store.snapshot(positions);
        return new StudyView(positions, snapshot, Review.of(record, snapshot), at, searching);
    }

    /** The same, as if nothing were known about some positions. */
    public StudyView without(Set<Position> withheld) {
        if (withheld.isEmpty()) {
            return this;
        }
        List<Optional<AnalysisStore.Entry>> entries = snapshot.entries().stream()
                .map(entry -> entry.filter(
                        known -> !withheld.contains(known.analysis().position())))
                .toList();
        AnalysisStore.Snapshot rest = new AnalysisStore.Snapshot(snapshot.version(), entries);
        return new StudyView(positions, rest, Review.of(review.record(), rest), at, searching);
    }
}
