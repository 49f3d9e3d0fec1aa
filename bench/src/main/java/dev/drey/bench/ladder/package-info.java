/** Matches between levels of play, which show that each is stronger than the one below. */
@NullMarked
package dev.drey.bench.ladder;

import org.jspecify.annotations.NullMarked;
