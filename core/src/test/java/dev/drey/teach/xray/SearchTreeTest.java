package dev.drey.teach.xray;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.engine.BruteForce;
import dev.drey.engine.Budget;
import dev.drey.engine.Certainty;
import dev.drey.engine.Oracle;
import dev.drey.engine.Range;
import dev.drey.engine.Values;
import dev.drey.engine.Verdict;
import dev.drey.rules.Games;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.teach.AlgorithmKind;
import dev.drey.teach.Minimax;
import dev.drey.teach.SearchObserver;
import java.util.EnumSet;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The tree has all visited nodes and explains its cut-offs correctly. */
final class SearchTreeTest {
    private static final int MAX_NODES = 1_000_000;
    private static final String LATE = "squirrel-war:7:XOXOX/O-OXO/XOX-X/O-O-O/X-X-X:O";

    @Test
    void hasPathPositionAndChildrenOfEveryNode() {
        Position start = Games.position(LATE);
        SearchTree tree = SearchTree.of(AlgorithmKind.ALPHA_BETA, start, 4, MAX_NODES);

        assertThat(tree.path(0)).containsExactly(0);
        assertThat(tree.parent(0)).isEmpty();
        assertThat(tree.end(0)).isEqualTo(tree.size());
        int leaves = 0;
        int cuts = 0;
        for (int node = 0; node < tree.size(); node++) {
            Position position = start;
            for (int step : tree.path(node).subList(1, tree.depth(node) + 1)) {
                String name = tree.name(step);
                position = position.play(position.moves().stream()
                        .filter(move -> move.text().equals(name))
                        .findFirst()
                        .orElseThrow());
            }
            assertThat(tree.position(node)).isEqualTo(position);
            int here = node;
            assertThat(tree.children(node)).allMatch(child -> tree.parent(child).equals(OptionalInt.of(here)));
            assertThat(tree.best(node).isPresent()).isEqualTo(!tree.isLeaf(node));
            leaves += tree.isLeaf(node) ? 1 : 0;
            cuts += tree.isCut(node) ? 1 : 0;
        }
        assertThat(tree.countLeaves()).isEqualTo(leaves);
        assertThat(tree.countCuts()).isEqualTo(cuts).isPositive();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                LATE,
                "othello:--------/--------/--------/---OX---/---XO---/--------/--------/--------:X",
                "santorini:CP:1X2330O/23100/00X443/3210O0/00132:O",
                "adjacent-claim:5x5:-----/-----/--X--/-----/-----:O"
            })
    void everyCutOffNamesAnEarlierMoveWithTheBound(String text) {
        SearchTree tree = SearchTree.of(AlgorithmKind.ALPHA_BETA, Games.position(text), 3, MAX_NODES);

        int cuts = 0;
        for (OptionalInt next = tree.nextCut(0); next.isPresent(); next = tree.nextCut(next.getAsInt())) {
            int node = next.getAsInt();
            CutOff cut = CutOff.of(tree, node);
            boolean max = tree.isMax(node);
            assertThat(cut.node()).isEqualTo(node);
            assertThat(tree.isMax(cut.above())).isNotEqualTo(max);
            assertThat(tree.path(node)).contains(cut.above());
            assertThat(tree.parent(cut.refuge())).hasValue(cut.above());
            assertThat(tree.end(cut.refuge())).isLessThanOrEqualTo(node);
            assertThat(tree.value(cut.refuge())).isEqualTo(cut.bound());
            assertThat(tree.parent(cut.refutation())).hasValue(node);
            assertThat(max ? tree.value(cut.refutation()) >= cut.bound() : tree.value(cut.refutation()) <= cut.bound())
                    .isTrue();
            assertThat(cut.leftOut())
                    .isEqualTo(tree.position(node).moves().size()
                            - tree.children(node).size());
            cuts++;
        }
        assertThat(cuts).isEqualTo(tree.countCuts()).isPositive();
    }

    /** The bounds of alpha-beta agree with minimax. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                LATE,
                "adjacent-claim:3x3:X--/---/--O:X",
                "othello:--------/--------/--------/---OX---/---XO---/--------/--------/--------:X"
            })
    void boundsAgreeWithMinimax(String text) {
        int depth = 4;
        SearchTree tree = SearchTree.of(AlgorithmKind.ALPHA_BETA, Games.position(text), depth, MAX_NODES);
        Set<SearchTree.Bound> seen = EnumSet.noneOf(SearchTree.Bound.class);

        for (int node = 1; node < tree.size(); node++) {
            if (!tree.isLeaf(node)) {
                int found = new Minimax()
                        .choose(tree.position(node), depth - tree.depth(node), SearchObserver.NONE)
                        .value();
                int exact = tree.isMax(node) ? found : -found;
                SearchTree.Bound bound = tree.bound(node);
                seen.add(bound);
                int value = tree.value(node);
                assertThat(
                                bound == SearchTree.Bound.EXACT
                                        ? exact == value
                                        : bound == SearchTree.Bound.AT_LEAST ? exact >= value : exact <= value)
                        .as("node %d is worth %d, %s %d", node, exact, bound, value)
                        .isTrue();
            }
        }
        assertThat(seen).containsExactlyInAnyOrder(SearchTree.Bound.values());
    }

    @Test
    void rejectsExplainingANodeWithoutCutOff() {
        SearchTree tree = SearchTree.of(AlgorithmKind.MINIMAX, Games.position(LATE), 2, MAX_NODES);

        assertThat(tree.nextCut(0)).isEmpty();
        assertThatThrownBy(() -> CutOff.of(tree, 0)).hasMessage("node 0 was not cut");
    }

    @Test
    void rejectsTreesThatAreTooLarge() {
        assertThat(SearchTree.of(AlgorithmKind.MINIMAX, Games.position(LATE), 1, 7)
                        .size())
                .isEqualTo(7);
        assertThatThrownBy(() -> SearchTree.of(AlgorithmKind.MINIMAX, Games.position(LATE), 1, 6))
                .isInstanceOf(SearchTree.TooLarge.class)
                .hasMessage("the tree has more than 6 nodes");
    }

    @Test
    void trueValuesAreFromTheViewOfMax() {
        SearchTree tree = SearchTree.of(AlgorithmKind.ALPHA_BETA, Games.position(LATE), 3, MAX_NODES);
        TrueValues trueValues = new TrueValues(tree, new Oracle(1, 1 << 20));
        BruteForce force = new BruteForce();

        assertThat(trueValues.of(0)).isEmpty();
        trueValues.analyseAll(Long.MAX_VALUE / 4);

        for (int node = 0; node < tree.size(); node++) {
            Position position = tree.position(node);
            int margin = force.margin(position) * (position.toMove() == Side.SECOND ? 1 : -1);
            Verdict verdict = trueValues.of(node).orElseThrow();
            assertThat(verdict.proven()).as("node %d", node).isEqualTo(new Range(margin, margin));
            assertThat(verdict.certainty()).isEqualTo(Certainty.PROVEN);
        }
    }

    @Test
    void trueValuesCountPliesFromTheNode() {
        Position start = Games.position("santorini:CP:1X2330O/23100/00X443/3210O0/00132:O");
        SearchTree tree = SearchTree.of(AlgorithmKind.MINIMAX, start, 2, MAX_NODES);
        TrueValues trueValues = new TrueValues(tree, new Oracle(1, 1 << 20));

        trueValues.analyse(0, Budget.unlimited());

        Range root = trueValues.of(0).orElseThrow().proven();
        int best = tree.children(0).stream()
                .mapToInt(child -> trueValues.of(child).orElseThrow().proven().lower())
                .max()
                .orElseThrow();
        assertThat(Values.isDecided(root.lower())).isTrue();
        assertThat(best).isEqualTo(Values.later(root.lower()));
    }

    @Test
    void trueValueOfAFinishedGame() {
        Position start = Games.position("adjacent-claim:3x3:XXX/OO-/OO-:X");
        SearchTree tree = SearchTree.of(AlgorithmKind.MINIMAX, start, 5, MAX_NODES);
        TrueValues trueValues = new TrueValues(tree, new Oracle(1, 0));

        trueValues.analyse(2, Budget.unlimited());

        assertThat(tree.position(2).isOver()).isTrue();
        assertThat(trueValues.of(2).orElseThrow().proven()).isEqualTo(new Range(-1, -1));
    }
}
