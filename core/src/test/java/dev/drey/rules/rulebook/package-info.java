/** Reference implementations of the games, written from the rules alone, and their comparison with the kernels. */
@NullMarked
package dev.drey.rules.rulebook;

import org.jspecify.annotations.NullMarked;
