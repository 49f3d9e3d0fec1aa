/** Search and proof: an oracle that estimates and proves the values of moves, and levels of play. */
@NullMarked
package dev.drey.engine;

import org.jspecify.annotations.NullMarked;
