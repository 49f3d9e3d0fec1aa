package dev.drey.teach;

import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.Optional;

/** Full minimax search: MAX chooses the greatest value, MIN the least. */
public final class Minimax implements Algorithm {
    /** Creates the algorithm, which has no state. */
    public Minimax() {}

    @Override
    public Choice choose(Position position, int depth, SearchObserver observer) {
        Search search = new Search(depth, observer);
        int value = search.value(Node.root(position, depth));
        return new Choice(search.best.orElseThrow(), value);
    }

    private static final class Search {
        private final int depth;
        private final SearchObserver observer;
        private Optional<Move> best = Optional.empty();

        Search(int depth, SearchObserver observer) {
            this.depth = depth;
            this.observer = observer;
        }

        int value(Node node) {
            if (node.isLeaf(depth)) {
                int value = node.evaluation();
                observer.leaf(node, value, Window.OPEN);
                return value;
            }
            boolean max = node.isMax();
            int value = max ? -Window.INFINITY : Window.INFINITY;
            observer.enter(node, value, Window.OPEN);
            for (Move move : node.position().moves()) {
                int childValue = value(node.child(move));
                if (max ? childValue > value : childValue < value) {
                    value = childValue;
                    if (node.depth() == 0) {
                        best = Optional.of(move);
                    }
                }
                observer.update(node, value, Window.OPEN);
            }
            observer.leave(node, value);
            return value;
        }
    }
}
