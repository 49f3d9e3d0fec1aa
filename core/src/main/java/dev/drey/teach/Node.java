package dev.drey.teach;

import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;

/**
 * A node of a search tree.
 *
 * @param name the move that led to the node; {@code root} for the root
 * @param position the position
 * @param depth the distance from the root
 * @param max the side for which the search is done
 */
public record Node(String name, Position position, int depth, Side max) {
    /** The name of the root. */
    public static final String ROOT = "root";

    /** The value of a win in a game without scores; greater than any score such a game can have. */
    static final int WON = 100;

    static Node root(Position position, int searchDepth) {
        if (searchDepth < 1) {
            throw new IllegalArgumentException("depth " + searchDepth + "; expected 1 or more");
        }
        if (position.isOver()) {
            throw new IllegalArgumentException("the game is over: there is no move to choose");
        }
        return new Node(ROOT, position, 0, position.toMove());
    }

    Node child(Move move) {
        return new Node(move.text(), position.play(move), depth + 1, max);
    }

    /** {@return whether MAX is to move; the sides alternate in every game, because a pass is a move} */
    public boolean isMax() {
        return depth % 2 == 0;
    }

    /** Whether a search of that depth ends at this node. */
    boolean isLeaf(int searchDepth) {
        return depth == searchDepth || position.isOver();
    }

    /** The static evaluation for MAX: its lead. */
    int evaluation() {
        if (!position.game().scored() && position.isOver()) {
            return position.outcome().orElseThrow().winner().orElseThrow() == max ? WON : -WON;
        }
        return position.margin(max);
    }
}
