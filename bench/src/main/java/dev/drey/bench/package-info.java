/** Measurements of the kernels: random games, played as a search plays them. */
@NullMarked
package dev.drey.bench;

import org.jspecify.annotations.NullMarked;
