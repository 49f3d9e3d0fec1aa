/** Shellos Shuffle. */
@NullMarked
package dev.drey.rules.shellos;

import org.jspecify.annotations.NullMarked;
