/** Adjacent Claim proven: a position is what is still contested, and who borders it where. */
@NullMarked
package dev.drey.engine.claim;

import org.jspecify.annotations.NullMarked;
