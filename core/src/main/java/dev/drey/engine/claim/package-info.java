/** The engine of Adjacent Claim: static evaluation and solver. Programs use it through {@link dev.drey.engine.Oracle}. */
@NullMarked
package dev.drey.engine.claim;

import org.jspecify.annotations.NullMarked;
