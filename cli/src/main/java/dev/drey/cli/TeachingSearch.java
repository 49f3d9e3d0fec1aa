package dev.drey.cli;

import dev.drey.classroom.homework.Homework;
import dev.drey.rules.Position;
import dev.drey.teach.AlgorithmKind;
import dev.drey.teach.Window;
import dev.drey.teach.xray.SearchTree;
import java.util.Locale;

/**
 * A search by one of the teaching algorithms.
 *
 * @param depth the search depth in plies; always 1 for the greedy algorithm
 */
record TeachingSearch(Position start, AlgorithmKind algorithm, int depth) {
    TeachingSearch {
        depth = algorithm == AlgorithmKind.GREEDY ? 1 : depth;
    }

    /** Returns the search that a homework file asks for; of a battle, the search for its first move. */
    static TeachingSearch of(Homework homework) {
        if (homework instanceof Homework.NextMove advice) {
            return new TeachingSearch(advice.start(), advice.method(), advice.depth());
        }
        Homework.BattlePlayer first = ((Homework.Battle) homework).first();
        return new TeachingSearch(homework.start(), first.method(), first.depth());
    }

    /**
     * Runs the search.
     *
     * @throws SearchTree.TooLarge if the tree has more than {@code maxNodes} nodes
     */
    SearchTree tree(int maxNodes) {
        return SearchTree.of(algorithm, start, depth, maxNodes);
    }

    /** Returns the greatest depth, up to that of this search, at which the tree has at most {@code maxNodes} nodes. */
    int greatestDepth(int maxNodes) {
        int greatest = 0;
        try {
            while (greatest < depth) {
                SearchTree.of(algorithm, start, greatest + 1, maxNodes);
                greatest++;
            }
        } catch (SearchTree.TooLarge e) {
            // The depth before this one was the greatest.
        }
        return greatest;
    }

    /** Summarises the tree of this search in one line. */
    String summary(SearchTree tree) {
        return String.format(
                Locale.ROOT,
                "%s, %s to depth %d: %,d nodes, %,d leaves, %,d cut-off%s. It chose %s, worth %s.",
                start.game().kind().title(),
                algorithm.text(),
                depth,
                tree.size(),
                tree.countLeaves(),
                tree.countCuts(),
                tree.countCuts() == 1 ? "" : "s",
                tree.choice().move().text(),
                Window.text(tree.choice().value()));
    }
}
