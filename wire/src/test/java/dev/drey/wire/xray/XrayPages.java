package dev.drey.wire.xray;

import dev.drey.engine.Budget;
import dev.drey.engine.Oracle;
import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import dev.drey.rules.Position;
import dev.drey.teach.AlgorithmKind;
import dev.drey.teach.xray.SearchTree;
import dev.drey.teach.xray.TrueValues;
import java.util.Random;

/** Pages of real searches. */
final class XrayPages {
    private static final int MAX_NODES = 400_000;
    private static final long ORACLE_BYTES = 16 << 20;

    private XrayPages() {}

    static GameKind game(String id) {
        return Games.find(id).orElseThrow();
    }

    /** Returns the page of a search from a random position after {@code moves} moves. */
    static XrayPage page(GameKind kind, int moves, String algorithm, int depth) {
        Random random = new Random(moves);
        Position position = kind.fresh(random).start();
        for (int i = 0; i < moves; i++) {
            Position next = position.play(
                    position.moves().get(random.nextInt(position.moves().size())));
            position = next.isOver() ? position : next;
        }
        return page(position, kind.title(), algorithm, depth);
    }

    static XrayPage page(Position position, String title, String algorithm, int depth) {
        SearchTree tree = SearchTree.of(AlgorithmKind.find(algorithm).orElseThrow(), position, depth, MAX_NODES);
        return new XrayPage(tree, new TrueValues(tree, new Oracle(1, ORACLE_BYTES)), title, algorithm, depth);
    }

    /** Adds the true values of the root and its children. */
    static XrayPage withTrueValues(XrayPage page) {
        page.trueValues().analyse(0, Budget.nodes(20_000));
        return page;
    }
}
