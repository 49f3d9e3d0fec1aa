/** Squirrel War: evaluation and solver. */
@NullMarked
package dev.drey.engine.squirrel;

import org.jspecify.annotations.NullMarked;
