/** Shellos Shuffle: evaluation and solver. */
@NullMarked
package dev.drey.engine.shellos;

import org.jspecify.annotations.NullMarked;
