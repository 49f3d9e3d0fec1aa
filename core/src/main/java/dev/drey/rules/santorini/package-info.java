/** Santorini with Cubes and Pyramids. */
@NullMarked
package dev.drey.rules.santorini;

import org.jspecify.annotations.NullMarked;
