/**
 * The rules of Shellos Shuffle: {@link dev.drey.rules.shellos.ShellosShuffle} is the game,
 * {@link dev.drey.rules.shellos.ShellosPosition} a position, {@link dev.drey.rules.shellos.ShellosKernel} the rules on bit sets.
 */
@NullMarked
package dev.drey.rules.shellos;

import org.jspecify.annotations.NullMarked;
