/**
 * The games, exactly: what they share. Each game is a package below this one: a kernel of pure static functions on bit
 * sets, and a small immutable {@link dev.drey.rules.Position} over it.
 */
@NullMarked
package dev.drey.rules;

import org.jspecify.annotations.NullMarked;
