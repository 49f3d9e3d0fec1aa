package dev.drey.teach;

import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.Optional;

/** Looks at everything that can happen: MAX takes the greatest value, MIN answers with the least. */
public final class Minimax implements Algorithm {
    @Override
    public Choice choose(Position position, int depth, SearchObserver watcher) {
        Search search = new Search(depth, watcher);
        int value = search.value(Node.root(position, depth));
        return new Choice(search.best.orElseThrow(), value);
    }

    private static final class Search {
        private final int depth;
        private final SearchObserver watcher;
        private Optional<Move> best = Optional.empty();

        Search(int depth, SearchObserver watcher) {
            this.depth = depth;
            this.watcher = watcher;
        }

        int value(Node node) {
            if (node.isLeaf(depth)) {
                int value = node.evaluation();
                watcher.leaf(node, value, Window.OPEN);
                return value;
            }
            boolean max = node.isMax();
            int value = max ? -Window.INFINITY : Window.INFINITY;
            watcher.enter(node, value, Window.OPEN);
            for (Move move : node.position().moves()) {
                int reply = value(node.child(move));
                if (max ? reply > value : reply < value) {
                    value = reply;
                    if (node.depth() == 0) {
                        best = Optional.of(move);
                    }
                }
                watcher.update(node, value, Window.OPEN);
            }
            watcher.leave(node, value);
            return value;
        }
    }
}
