package dev.drey.teach;

import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;

/**
 * A place in a search.
 *
 * @param name the move that led to it; {@code root} where the search began
 * @param depth how many moves lie between it and the root
 * @param max the side that the search is for
 */
public record Node(String name, Position position, int depth, Side max) {
    public static final String ROOT = "root";

    /** A game won counts more than any score that a game not won by points can show. */
    static final int WON = 100;

    static Node root(Position position, int depthOfSearch) {
        if (depthOfSearch < 1) {
            throw new IllegalArgumentException("a depth of " + depthOfSearch + "; it must be 1 or more");
        }
        if (position.isOver()) {
            throw new IllegalArgumentException("the game is over: there is no move to choose");
        }
        return new Node(ROOT, position, 0, position.toMove());
    }

    Node child(Move move) {
        return new Node(move.text(), position.play(move), depth + 1, max);
    }

    /** Whether MAX moves here; in every game the sides take turns, and a pass is a turn. */
    public boolean isMax() {
        return depth % 2 == 0;
    }

    /** Whether a search of that depth looks no further. */
    boolean isLeaf(int depthOfSearch) {
        return depth == depthOfSearch || position.isOver();
    }

    /** What the position is worth to MAX at a glance: by how much it leads. */
    int evaluation() {
        if (!position.game().scored() && position.isOver()) {
            return position.outcome().orElseThrow().winner().orElseThrow() == max ? WON : -WON;
        }
        return position.margin(max);
    }
}
