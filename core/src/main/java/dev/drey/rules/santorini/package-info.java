/**
 * The rules of Santorini with Cubes and Pyramids: {@link dev.drey.rules.santorini.Santorini} is the game with the piece types of
 * both sides, {@link dev.drey.rules.santorini.SantoriniPosition} a position, and
 * {@link dev.drey.rules.santorini.SantoriniKernel} the rules on bit sets.
 */
@NullMarked
package dev.drey.rules.santorini;

import org.jspecify.annotations.NullMarked;
