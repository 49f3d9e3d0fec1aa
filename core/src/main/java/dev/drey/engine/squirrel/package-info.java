/** The engine of Squirrel War: static evaluation and solver. Programs use it through {@link dev.drey.engine.Oracle}. */
@NullMarked
package dev.drey.engine.squirrel;

import org.jspecify.annotations.NullMarked;
