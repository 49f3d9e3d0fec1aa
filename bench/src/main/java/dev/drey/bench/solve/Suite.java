package dev.drey.bench.solve;

import java.io.PrintStream;
import java.util.List;

/** The positions of one game that must be solved, and how long that takes. */
interface Suite {
    /**
     * Solves and prints: a line a position, a median or total a group, and beside it what was aimed at. A value that differs
     * from the known one is an error that ends the run.
     *
     * @param words what to do, as given on the command line; the suite says what it knows
     */
    void run(List<String> words, PrintStream out);
}
