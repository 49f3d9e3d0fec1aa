package dev.drey.analysis;

import dev.drey.rules.Game;
import dev.drey.rules.Position;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The positions of an {@link AnalysisStore}, linked by their moves. Evicts the least recently used ones. Not thread-safe. */
final class PositionGraph {
    /** Fraction of the positions evicted at once, as its denominator. */
    private static final int EVICTED_SHARE = 10;

    private final int capacity;
    private final Map<Position, StoredPosition> positions = new HashMap<>();
    private final Map<Game, Set<StoredPosition>> byGame = new HashMap<>();
    private long uses;

    PositionGraph(int capacity) {
        this.capacity = capacity;
    }

    /** Returns a stored position without marking it as used. */
    @Nullable
    StoredPosition find(Position position) {
        return positions.get(position);
    }

    void markUsed(StoredPosition stored) {
        stored.lastUsed = ++uses;
    }

    /** Returns all stored positions of a game. */
    Set<StoredPosition> ofGame(Game game) {
        return byGame.getOrDefault(game, Set.of());
    }

    int size() {
        return positions.size();
    }

    /** Adds a position and links it with the positions before and after it. */
    void add(StoredPosition added) {
        if (positions.size() >= capacity) {
            evict();
        }
        positions.put(added.position, added);
        markUsed(added);
        for (int i = 0; i < added.after.length; i++) {
            StoredPosition next = positions.get(added.after[i]);
            if (next != null) {
                link(added, i, next);
            }
        }
        Set<StoredPosition> sameGame = byGame.computeIfAbsent(added.position.game(), game -> new LinkedHashSet<>());
        int hash = added.position.hashCode();
        for (StoredPosition before : sameGame) {
            for (int i = 0; i < before.after.length; i++) {
                if (before.leadsTo(i, added.position, hash)) {
                    link(before, i, added);
                    added.limit = added.limit.and(before.derived[i].proven().afterMove(before.derived[i].scored()));
                }
            }
        }
        sameGame.add(added);
    }

    private static void link(StoredPosition before, int i, StoredPosition next) {
        before.next[i] = next;
        next.parents.add(before);
    }

    private void evict() {
        List<StoredPosition> oldest = positions.values().stream()
                .sorted(Comparator.comparingLong(stored -> stored.lastUsed))
                .limit(Math.max(1, capacity / EVICTED_SHARE))
                .toList();
        oldest.forEach(this::remove);
    }

    private void remove(StoredPosition removed) {
        Game game = removed.position.game();
        positions.remove(removed.position);
        Set<StoredPosition> sameGame = ofGame(game);
        sameGame.remove(removed);
        if (sameGame.isEmpty()) {
            byGame.remove(game);
        }
        for (StoredPosition before : removed.parents) {
            unlink(before, removed);
        }
        for (StoredPosition next : removed.next) {
            if (next != null) {
                next.parents.remove(removed);
            }
        }
    }

    /** Removes a link. The position before keeps what it learned through the link. */
    private static void unlink(StoredPosition before, StoredPosition removed) {
        for (int i = 0; i < before.next.length; i++) {
            if (before.next[i] == removed) {
                before.next[i] = null;
                before.own[i] = before.derived[i];
            }
        }
    }
}
