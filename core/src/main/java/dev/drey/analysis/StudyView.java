package dev.drey.analysis;

import dev.drey.record.GameRecord;
import dev.drey.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A consistent view of a game under study and of the position the user is looking at, at one moment.
 *
 * @param positions the positions of the game in their order, then the one looked at if it is not among them
 * @param snapshot the results for these positions
 * @param review the review of the game, from the same snapshot
 * @param at the position the user is looking at
 * @param searching the position that is being searched
 */
public record StudyView(
        List<Position> positions,
        AnalysisStore.Snapshot snapshot,
        Review review,
        Optional<Position> at,
        Optional<Position> searching) {

    /**
     * {@return the view of a game at this moment}
     *
     * @param record the game
     * @param at the position the user is looking at
     * @param searching the position that is being searched
     * @param store the store with the results
     */
    public static StudyView of(
            GameRecord record, Optional<Position> at, Optional<Position> searching, AnalysisStore store) {
        List<Position> positions = new ArrayList<>(Review.positions(record));
        at.filter(position -> !positions.contains(position)).ifPresent(positions::add);
        AnalysisStore.Snapshot snapshot = store.snapshot(positions);
        return new StudyView(positions, snapshot, Review.of(record, snapshot), at, searching);
    }

    /**
     * {@return the view without some positions} Its version is lower than the versions of the omitted entries, so that a client
     * asking for newer entries later gets them as soon as they are no longer withheld.
     *
     * @param withheld the positions to leave out
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
