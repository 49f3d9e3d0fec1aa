/** A game being played: pure values, no clocks or sockets of their own. */
@NullMarked
package dev.drey.play;

import org.jspecify.annotations.NullMarked;
