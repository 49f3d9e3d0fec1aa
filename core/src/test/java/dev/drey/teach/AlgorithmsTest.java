package dev.drey.teach;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.ParsedMove;
import dev.drey.rules.Position;
import dev.drey.rules.RandomGame;
import dev.drey.rules.Resources;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The teaching algorithms are correct in every game and notify their observer of every visit. */
final class AlgorithmsTest {
    private static final Position FOUR_LEFT = Games.position("adjacent-claim:3x3:XXX/OO-/---:X");

    static List<String> starts() {
        return Resources.lines("starts.txt");
    }

    @ParameterizedTest
    @MethodSource("starts")
    void minimaxAgreesWithNegamax(String start) {
        RandomGame.each(3, Games.position(start), position -> {
            int depth = depthFor(position);
            if (!position.isOver()) {
                Algorithm.Choice choice = new Minimax().choose(position, depth, SearchObserver.NONE);

                assertThat(choice).isEqualTo(negamax(position, depth));
            }
        });
    }

    @ParameterizedTest
    @MethodSource("starts")
    void alphaBetaAgreesWithMinimax(String start) {
        RandomGame.each(3, Games.position(start), position -> {
            int depth = depthFor(position);
            if (!position.isOver()) {
                Visits full = new Visits();
                Visits pruned = new Visits();

                assertThat(new AlphaBeta().choose(position, depth, pruned))
                        .isEqualTo(new Minimax().choose(position, depth, full));
                assertThat(pruned.lines).hasSizeLessThanOrEqualTo(full.lines.size());
            }
        });
    }

    @ParameterizedTest
    @MethodSource("starts")
    void greedySearchesOnePly(String start) {
        RandomGame.each(2, Games.position(start), position -> {
            if (!position.isOver()) {
                assertThat(new Greedy().choose(position, 9, SearchObserver.NONE))
                        .isEqualTo(negamax(position, 1));
            }
        });
    }

    @Test
    void notifiesTheObserverInOrder() {
        Visits visits = new Visits();
        Position position = Games.position("adjacent-claim:3x3:XXX/OO-/OO-:X");

        new Minimax().choose(position, 5, visits);

        assertThat(visits.lines)
                .containsExactly(
                        "enter root 0 -Infinity -Infinity Infinity",
                        "enter B3 1 Infinity -Infinity Infinity",
                        "leaf C3 2 -1 -Infinity Infinity",
                        "update B3 1 -1 -Infinity Infinity",
                        "leave B3 1 -1",
                        "update root 0 -1 -Infinity Infinity",
                        "leave root 0 -1");
    }

    @Test
    void notifiesCutOffsWithTheWindow() {
        Visits visits = new Visits();

        new AlphaBeta().choose(Games.position("squirrel-war:7:XOXOX/OXOXO/XOXOX/O-O-O/X-X-X:O"), 3, visits);

        List<String> cuts =
                visits.lines.stream().filter(line -> line.startsWith("cut")).toList();
        assertThat(cuts).isNotEmpty().allSatisfy(line -> {
            String[] words = line.split(" ", -1);
            int value = Integer.parseInt(words[3]);
            boolean max = Integer.parseInt(words[2]) % 2 == 0;
            assertThat(max ? value >= Double.parseDouble(words[5]) : value <= Double.parseDouble(words[4]))
                    .isTrue();
        });
    }

    @Test
    void winCountsMoreThanScores() {
        Position position = Games.position("santorini:CP:2X3000/00000/000O00/00000/000X00O:X");

        assertThat(new Minimax().choose(position, 1, SearchObserver.NONE))
                .isEqualTo(new Algorithm.Choice(((ParsedMove.Legal) position.read("00-01")).move(), Node.WON));
        assertThat(new AlphaBeta().choose(position, 3, SearchObserver.NONE).value())
                .isEqualTo(Node.WON);
    }

    @Test
    void rejectsFinishedGamesAndDepthZero() {
        Position over = Games.position("adjacent-claim:3x3:XXX/OOX/OOX:O");

        for (String name : AlgorithmKind.texts()) {
            Algorithm algorithm = AlgorithmKind.find(name).orElseThrow().algorithm();
            assertThatThrownBy(() -> algorithm.choose(over, 1, SearchObserver.NONE))
                    .hasMessageContaining("over");
            assertThatThrownBy(() -> algorithm.choose(FOUR_LEFT, 0, SearchObserver.NONE))
                    .hasMessage("depth 0; expected 1 or more");
        }
        assertThat(AlgorithmKind.find("negascout")).isEmpty();
    }

    /** A depth at which replies to replies are searched if there are few moves. */
    private static int depthFor(Position position) {
        int moves = position.moves().size();
        int depth = moves > 20 ? 2 : moves > 8 ? 3 : 4;
        return Boolean.getBoolean("drey.thorough") ? depth : Math.max(2, depth - 1);
    }

    /** Plain negamax by definition, without window or observer. */
    private static Algorithm.Choice negamax(Position position, int depth) {
        Optional<Algorithm.Choice> best = Optional.empty();
        for (Move move : position.moves()) {
            int value = -value(position.play(move), depth - 1);
            if (best.isEmpty() || value > best.get().value()) {
                best = Optional.of(new Algorithm.Choice(move, value));
            }
        }
        return best.orElseThrow();
    }

    private static int value(Position position, int depth) {
        if (position.isOver() && !position.game().scored()) {
            return -Node.WON;
        }
        if (depth == 0 || position.isOver()) {
            return position.margin(position.toMove());
        }
        return negamax(position, depth).value();
    }

    /** Records the notifications. */
    private static final class Visits implements SearchObserver {
        private final List<String> lines = new ArrayList<>();

        @Override
        public void enter(Node node, int value, Window window) {
            add("enter", node, value, window);
        }

        @Override
        public void leaf(Node node, int value, Window window) {
            add("leaf", node, value, window);
        }

        @Override
        public void update(Node node, int value, Window window) {
            add("update", node, value, window);
        }

        @Override
        public void cut(Node node, int value, Window window) {
            add("cut", node, value, window);
        }

        @Override
        public void leave(Node node, int value) {
            lines.add("leave " + node.name() + " " + node.depth() + " " + value);
        }

        private void add(String event, Node node, int value, Window window) {
            lines.add(String.join(
                    " ",
                    event,
                    node.name(),
                    Integer.toString(node.depth()),
                    Window.text(value),
                    Window.text(window.alpha()),
                    Window.text(window.beta())));
        }
    }
}
