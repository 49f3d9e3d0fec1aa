/** Adjacent Claim: evaluation and solver. */
@NullMarked
package dev.drey.engine.claim;

import org.jspecify.annotations.NullMarked;
