/** Learns evaluations from exactly solved positions, and measures their errors. */
@NullMarked
package dev.drey.bench.learn;

import org.jspecify.annotations.NullMarked;
