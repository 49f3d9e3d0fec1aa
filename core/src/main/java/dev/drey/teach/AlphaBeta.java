package dev.drey.teach;

import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.Optional;

/**
 * Minimax that leaves out what cannot matter: as soon as a node is so good for the side to move there that the other side
 * would never let the game come to it, its other moves are not tried. Chooses what minimax chooses.
 *
 * <p>The value of a node is never clipped to its window: it is what was found, which of a node that was cut is at least (MAX) or
 * at most (MIN) what it is worth.
 */
public final class AlphaBeta implements Algorithm {
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
                int reply = value(node.child(move), window);
                if (max ? reply > value : reply < value) {
                    value = reply;
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
