package dev.drey.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class MoveListTest {
    private final MoveList list = new MoveList(64);

    @Test
    void selectsMovesFromTheHighestRankDown() {
        Random random = new Random(1);
        for (int round = 0; round < 200; round++) {
            List<Integer> ranks = new ArrayList<>();
            list.clear();
            int size = random.nextInt(64);
            for (int move = 0; move < size; move++) {
                int rank = random.nextInt(5) == 0 ? MoveList.FIRST : random.nextInt();
                list.add(move, rank);
                ranks.add(rank);
            }
            List<Integer> selected = new ArrayList<>();
            List<Integer> moves = new ArrayList<>();
            for (int i = 0; i < list.size(); i++) {
                moves.add(list.select(i));
                selected.add(ranks.get(list.move(i)));
            }
            ranks.sort(Comparator.reverseOrder());
            assertThat(selected).isEqualTo(ranks);
            assertThat(moves).doesNotHaveDuplicates();
        }
    }

    @Test
    void selectsTheFirstOfEqualMovesAndSwaps() {
        list.add(10, 5);
        list.add(11, 5);
        list.add(12, 7);
        assertThat(list.select(0)).isEqualTo(12);
        // The move that was first has taken the place of the best one.
        assertThat(list.select(1)).isEqualTo(11);
        assertThat(list.select(2)).isEqualTo(10);
    }

    @Test
    void selectsAnewAfterARankChanged() {
        list.add(1, 10);
        list.add(2, 20);
        assertThat(list.select(0)).isEqualTo(2);
        list.setRank(1, 30);
        assertThat(list.select(0)).isEqualTo(1);
        assertThat(list.rank(0)).isEqualTo(30);
    }

    @Test
    void deferredMovesComeAfterAllOthersInOrder() {
        for (int move = 0; move < 4; move++) {
            list.add(move, -move);
        }
        List<Integer> tried = new ArrayList<>();
        for (int i = 0; i < list.end(); i++) {
            int move = list.select(i);
            if (list.isDeferrable(i) && (move == 1 || move == 2)) {
                list.defer(i);
            } else {
                tried.add(move);
            }
        }
        assertThat(tried).containsExactly(0, 3, 1, 2);
    }

    @Test
    void firstAndDeferredMovesAreNotDeferrable() {
        list.add(1, 2);
        list.add(2, 1);
        assertThat(list.isDeferrable(0)).isFalse();
        assertThat(list.isDeferrable(1)).isTrue();
        list.defer(1);
        assertThat(list.isDeferrable(2)).isFalse();
    }

    @Test
    void removingCellsKeepsTheOrderOfTheOthers() {
        for (int cell : new int[] {3, 5, 8, 63}) {
            list.add(cell, 0);
        }
        list.removeCells(1L << 5 | 1L << 63 | 1L << 40);
        assertThat(list.size()).isEqualTo(2);
        assertThat(list.select(0)).isEqualTo(3);
        assertThat(list.select(1)).isEqualTo(8);
    }

    @Test
    void clearingForgetsTheBestMove() {
        list.add(1, 2);
        list.setBest(1);
        assertThat(list.best()).isEqualTo(1);
        list.clear();
        assertThat(list.best()).isEqualTo(Search.NO_MOVE);
        assertThat(list.end()).isZero();
    }
}
