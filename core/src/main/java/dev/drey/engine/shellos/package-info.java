/** The engine of Shellos Shuffle: static evaluation and solver. Programs use it through {@link dev.drey.engine.Oracle}. */
@NullMarked
package dev.drey.engine.shellos;

import org.jspecify.annotations.NullMarked;
