/** Adjacent Claim. */
@NullMarked
package dev.drey.rules.claim;

import org.jspecify.annotations.NullMarked;
