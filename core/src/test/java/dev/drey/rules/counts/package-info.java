/** Perft counts that independent programs agree on. */
@NullMarked
package dev.drey.rules.counts;

import org.jspecify.annotations.NullMarked;
