package dev.drey.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ParallelAlphaBetaTest {
    /** A node is the list of its moves' values; a move is an index into it, and its hash is the index plus one. */
    private static final class Recorder extends ParallelAlphaBeta<List<Integer>> {
        final List<Integer> searched = new ArrayList<>();
        final List<Integer> floors = new ArrayList<>();
        final CurrentlySearching searching;
        int stopAt = -1;

        Recorder(CurrentlySearching searching) {
            super(searching);
            this.searching = searching;
        }

        @Override
        protected long childHash(List<Integer> node, int move) {
            return move + 1L;
        }

        @Override
        protected int searchMove(List<Integer> node, int move, boolean isFirst, int alpha, int beta) {
            assertThat(isFirst).isEqualTo(searched.isEmpty());
            if (isParallel()) {
                assertThat(searching.isBusy(move + 1)).isTrue();
            }
            if (move == stopAt) {
                throw new SearchStopped();
            }
            searched.add(move);
            floors.add(alpha);
            return node.get(move);
        }
    }

    private static MoveList inOrder(int count) {
        MoveList moves = new MoveList(count);
        for (int move = 0; move < count; move++) {
            moves.add(move, -move);
        }
        return moves;
    }

    @Test
    void raisesAlphaAndStopsAtBeta() {
        Recorder search = new Recorder(new CurrentlySearching(1));
        MoveList moves = inOrder(5);
        assertThat(search.searchMoves(List.of(1, 3, 2, 9, 4), moves, false, -100, 0, 9))
                .isEqualTo(9);
        assertThat(moves.best()).isEqualTo(3);
        assertThat(search.searched).containsExactly(0, 1, 2, 3);
        assertThat(search.floors).containsExactly(0, 1, 3, 3);
    }

    @Test
    void returnsTheValueKnownBeforeIfNoMoveIsBetter() {
        Recorder search = new Recorder(new CurrentlySearching(1));
        MoveList moves = inOrder(2);
        moves.setBest(7);
        assertThat(search.searchMoves(List.of(1, 2), moves, false, 5, 0, 9)).isEqualTo(5);
        assertThat(moves.best()).isEqualTo(7);
    }

    @Test
    void defersMovesThatAnotherThreadSearches() {
        CurrentlySearching searching = new CurrentlySearching(2);
        searching.begin(1);
        searching.begin(3);
        Recorder search = new Recorder(searching);
        MoveList moves = inOrder(4);
        assertThat(search.searchMoves(List.of(1, 2, 3, 4), moves, true, -100, 0, 100))
                .isEqualTo(4);
        // The first move is searched although another thread is searching it; the third comes last.
        assertThat(search.searched).containsExactly(0, 1, 3, 2);
    }

    @Test
    void defersNothingWhereItIsNotWorthwhile() {
        CurrentlySearching searching = new CurrentlySearching(2);
        for (int hash = 1; hash <= 3; hash++) {
            searching.begin(hash);
        }
        Recorder search = new Recorder(searching);
        search.searchMoves(List.of(1, 2, 3), inOrder(3), false, -100, 0, 100);
        assertThat(search.searched).containsExactly(0, 1, 2);
    }

    @Test
    void withdrawsAMoveWhenTheSearchIsStopped() {
        CurrentlySearching searching = new CurrentlySearching(2);
        Recorder search = new Recorder(searching);
        search.stopAt = 1;
        assertThatThrownBy(() -> search.searchMoves(List.of(1, 2), inOrder(2), true, -100, 0, 100))
                .isInstanceOf(SearchStopped.class);
        assertThat(searching.isBusy(1)).isFalse();
        assertThat(searching.isBusy(2)).isFalse();
    }
}
