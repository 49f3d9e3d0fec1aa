/** A game being played: pure values. What time it is they are told. */
@NullMarked
package dev.drey.play;

import org.jspecify.annotations.NullMarked;
