package dev.drey.bench.solve;

import java.io.PrintStream;

/** Positions of one game with known values, and how long it takes to prove them. */
interface Suite {
    /**
     * Proves the positions and prints a line for each, and a median or total for each group beside its target.
     *
     * @throws IllegalStateException if a value differs from the known one
     * @throws IllegalArgumentException if an option is unknown
     */
    void run(SuiteOptions options, PrintStream out);
}
