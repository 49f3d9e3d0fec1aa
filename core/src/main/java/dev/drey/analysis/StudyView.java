package dev.drey.analysis;

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

    /**
     * The same, as if nothing were known about some positions. Its version is below those of what it leaves out: somebody who asks
     * for what is newer gets that too when it is no longer withheld.
     */
    public StudyView without(Set<Position> withheld) {
        if (withheld.isEmpty()) {
            return this;
        }
        List<Optional<AnalysisStore.Entry>> entries = new ArrayList<>();
        long version = snapshot.version();
        for (Optional<AnalysisStore.Entry> entry : snapshot.entries()) {
            boolean leftOut = entry.isPresent()
                    && withheld.contains(entry.get().analysis().position());
            entries.add(leftOut ? Optional.empty() : entry);
            version = leftOut ? Math.min(version, entry.get().version() - 1) : version;
        }
        AnalysisStore.Snapshot rest = new AnalysisStore.Snapshot(version, entries);
        return new StudyView(positions, rest, Review.of(review.record(), rest), at, searching);
    }
}
