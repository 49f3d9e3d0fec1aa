package dev.drey.engine.squirrel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.engine.NodeCounter;
import dev.drey.rules.Seeds;
import dev.drey.rules.squirrel.SquirrelPosition;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

final class ExactTableTest {
    private static final long ROOMY = 64 << 20;

    private static final int POSITIONS = 1000;

    /**
     * Half of the positions have their empty cells among the same nine, so that most entries are found, not computed: 100,000
     * positions in a thorough run.
     */
    @Test
    void valuesEqualBruteForce() {
        Seeds.each(100, seed -> check(seed, ROOMY));
    }

    @Test
    void valuesAreRightWithoutRoom() {
        Seeds.each(8, seed -> check(seed, 0));
    }

    @Test
    void positionsThatTheTableIsNotFittedToHaveTheirValues() {
        Random random = new Random(1);
        SquirrelPosition position = SquirrelBruteForce.position(1, 6);
        ExactTable table = new ExactTable(new NutSums(position.game().nuts()), ROOMY);
        table.fit(0b11111_00000_11111);
        for (int i = 0; i < 500; i++) {
            checkPosition(table, SquirrelBruteForce.position(position.game(), random, i % 7));
        }
    }

    @Test
    void fittingToMoreCellsKeepsValuesRight() {
        Random random = new Random(2);
        SquirrelPosition position = SquirrelBruteForce.position(2, 6);
        ExactTable table = new ExactTable(new NutSums(position.game().nuts()), ROOMY);
        for (int cells : new int[] {0x3ff, 0xfffff, CanonicalPosition.BOARD, 0x3ff}) {
            table.fit(cells);
            for (int i = 0; i < 300; i++) {
                checkPosition(table, SquirrelBruteForce.position(position.game(), random, i % 7, 0x3ff));
            }
        }
    }

    @Test
    void twoThreadsShareATable() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            SquirrelPosition any = SquirrelBruteForce.position(3, 6);
            ExactTable table = new ExactTable(new NutSums(any.game().nuts()), ROOMY);
            table.fit(CanonicalPosition.BOARD);
            Callable<Void> work = () -> {
                Random random = new Random(3);
                for (int i = 0; i < 3000; i++) {
                    checkPosition(table, SquirrelBruteForce.position(any.game(), random, i % 7, 0x1ff));
                }
                return null;
            };
            for (var result : threads.invokeAll(List.of(work, work))) {
                result.get();
            }
        } finally {
            threads.shutdownNow();
        }
    }

    private static void check(long seed, long bytes) {
        SquirrelPosition any = SquirrelBruteForce.position(seed, 6);
        ExactTable table = new ExactTable(new NutSums(any.game().nuts()), bytes);
        table.fit(CanonicalPosition.BOARD);
        Random random = new Random(seed);
        int few = nineCells(random);
        for (int i = 0; i < POSITIONS; i++) {
            int allowed = i % 2 == 0 ? few : CanonicalPosition.BOARD;
            checkPosition(table, SquirrelBruteForce.position(any.game(), random, random.nextInt(7), allowed));
        }
    }

    private static int nineCells(Random random) {
        int cells = 0;
        while (Integer.bitCount(cells) < 9) {
            cells |= 1 << random.nextInt(25);
        }
        return cells;
    }

    private static void checkPosition(ExactTable table, SquirrelPosition position) {
        int mine = (int) position.mine();
        int theirs = (int) position.theirs();
        int empty = CanonicalPosition.empty(mine, theirs);
        int margin = position.margin(position.toMove());
        int expected = SquirrelBruteForce.value(position);
        int empties = Integer.bitCount(empty);
        for (int i = 0; i < 2; i++) {
            assertThat(table.reader(new NodeCounter()).value(mine, theirs, empty, empties, margin))
                    .as(position.text())
                    .isEqualTo(expected);
        }
    }
}
