/**
 * The rules of Squirrel War: {@link dev.drey.rules.squirrel.SquirrelWar} is the game with its
 * {@link dev.drey.rules.squirrel.NutMap}, {@link dev.drey.rules.squirrel.SquirrelPosition} a position, and
 * {@link dev.drey.rules.squirrel.SquirrelKernel} the rules on bit sets.
 */
@NullMarked
package dev.drey.rules.squirrel;

import org.jspecify.annotations.NullMarked;
