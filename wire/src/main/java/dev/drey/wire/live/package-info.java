/** A game being played over a network: what a client says, and what it is told. */
@NullMarked
package dev.drey.wire.live;

import org.jspecify.annotations.NullMarked;
