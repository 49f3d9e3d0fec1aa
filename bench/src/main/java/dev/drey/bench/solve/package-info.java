/** How long it takes to prove positions: one suite a game, and what runs them. */
@NullMarked
package dev.drey.bench.solve;

import org.jspecify.annotations.NullMarked;
