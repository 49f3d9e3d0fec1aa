package dev.drey.cli;

import dev.drey.analysis.ProvenFile;
import dev.drey.cli.storage.UserFolders;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.ProvenCache;
import dev.drey.engine.Range;
import dev.drey.engine.Verdict;
import dev.drey.rules.Position;
import java.util.List;
import java.util.Optional;

/** The cache of proven results that all commands of a user share. */
final class ProvenResults {
    private static final String FILE = "proven.txt";
    private static final long MAX_BYTES = 16L << 20;

    private ProvenResults() {}

    static ProvenCache ofUser() {
        return new ProvenFile(UserFolders.cache().resolve(FILE), MAX_BYTES);
    }

    /** Returns a note for a result that came from the cache alone; empty if positions were searched. */
    static Optional<String> noteIfAllKnown(List<Verdict> known, AnalysisSnapshot analysis) {
        return known.isEmpty() || !analysis.complete() || analysis.nodes() > 0
                ? Optional.empty()
                : Optional.of("Everything was already proven; use --fresh to prove it again.");
    }

    /**
     * Returns a cache that finds nothing, so that everything is proven again. It stores a result unless the stored one
     * is stronger.
     */
    static ProvenCache writeOnly(ProvenCache cache) {
        return new ProvenCache() {
            @Override
            public List<Verdict> find(Position position) {
                return List.of();
            }

            @Override
            public void keep(Position position, List<Verdict> moves) {
                List<Verdict> stored = cache.find(position);
                boolean weaker = stored.stream()
                        .anyMatch(old -> moves.stream()
                                .anyMatch(
                                        now -> now.move().equals(old.move()) && !isWithin(now.proven(), old.proven())));
                if (!weaker) {
                    cache.keep(position, moves);
                }
            }
        };
    }

    private static boolean isWithin(Range inner, Range outer) {
        return inner.lower() >= outer.lower() && inner.upper() <= outer.upper();
    }
}
