package dev.drey.teach;

import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.Optional;

/**
 * Minimax with alpha-beta pruning: a node is cut off as soon as its value shows that the other side will avoid it. It
 * chooses the same move as minimax.
 *
 * <p>The search is fail-soft: the value of a node is not clipped to its window. The value of a node that was cut off is
 * a lower bound (MAX) or an upper bound (MIN).
 */
public final class AlphaBeta implements Algorithm {
    /** Creates the algorithm, which has no state. */
    public AlphaBeta() {}

    @Override
    public Choice choose(Position position, int depth, SearchObserver observer) {
        Search search = new Search(depth, observer);
        int value = search.value(Node.root(position, depth), Window.OPEN);
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

        int value(Node node, Window given) {
            if (node.isLeaf(depth)) {
                int value = node.evaluation();
                observer.leaf(node, value, given);
                return value;
            }
            boolean max = node.isMax();
            int value = max ? -Window.INFINITY : Window.INFINITY;
            Window window = given;
            observer.enter(node, value, window);
            for (Move move : node.position().moves()) {
                int childValue = value(node.child(move), window);
                if (max ? childValue > value : childValue < value) {
                    value = childValue;
                    if (node.depth() == 0) {
                        best = Optional.of(move);
                    }
                }
                if (window.isCutOffBy(max, value)) {
                    observer.cut(node, value, window);
                    break;
                }
                window = window.narrowed(max, value);
                observer.update(node, value, window);
            }
            observer.leave(node, value);
            return value;
        }
    }
}
