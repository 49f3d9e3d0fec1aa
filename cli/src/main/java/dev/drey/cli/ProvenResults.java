package dev.drey.cli;

import dev.drey.analysis.ProvenCache;
import dev.drey.analysis.ProvenFile;
import dev.drey.cli.storage.UserFolders;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Range;
import dev.drey.engine.Verdict;
import dev.drey.rules.Position;
import java.util.List;
import java.util.Optional;

/** The proven results that this user's commands share, so that nothing is proven twice. */
final class ProvenResults {
    private static final String FILE = "proven.txt";
    private static final long MAX_BYTES = 16L << 20;

    private ProvenResults() {}

    static ProvenCache ofUser() {
        return new ProvenFile(UserFolders.cache().resolve(FILE), MAX_BYTES);
    }

    /** What to say where an answer came from them alone; empty if it did not. */
    static Optional<String> noteIfAllKnown(List<Verdict> known, AnalysisSnapshot analysis) {
        return known.isEmpty() || !analysis.complete() || analysis.nodes() > 0
                ? Optional.empty()
                : Optional.of("All of it was proven before; --fresh proves it again.");
    }

    /** A cache that finds nothing, so that everything is proven again. It keeps a result unless the stored one is stronger. */
    static ProvenCache writeOnly(ProvenCache cache) {
        return new ProvenCache() {
            @Override
            public List<Verdict> find(Position position) {
                return List.of();
            }

            @Override
            public void keep(Position position, List<Verdict> moves) {
                List<Verdict> before = cache.find(position);
                boolean saysLess = before.stream()
                        .anyMatch(old -> moves.stream()
                                .anyMatch(
                                        now -> now.move().equals(old.move()) && !isWithin(now.proven(), old.proven())));
                if (!saysLess) {
                    cache.keep(position, moves);
                }
            }
        };
    }

    private static boolean isWithin(Range inner, Range outer) {
        return inner.least() >= outer.least() && inner.most() <= outer.most();
    }
}
