/** Tests of what is said over a network. */
@NullMarked
package dev.drey.wire.live;

import org.jspecify.annotations.NullMarked;
