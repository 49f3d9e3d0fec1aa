/**
 * The rules of Adjacent Claim: {@link dev.drey.rules.claim.AdjacentClaim} is the game on a board of some size,
 * {@link dev.drey.rules.claim.ClaimPosition} a position, {@link dev.drey.rules.claim.ClaimKernel} the rules on bit sets.
 */
@NullMarked
package dev.drey.rules.claim;

import org.jspecify.annotations.NullMarked;
