/**
 * The rules of standard Othello: {@link dev.drey.rules.othello.Othello} is the game,
 * {@link dev.drey.rules.othello.OthelloPosition} a position, {@link dev.drey.rules.othello.OthelloKernel} the rules on bit sets.
 */
@NullMarked
package dev.drey.rules.othello;

import org.jspecify.annotations.NullMarked;
