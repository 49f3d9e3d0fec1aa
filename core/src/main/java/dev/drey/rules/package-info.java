/**
 * The rules of the games. Each game is a subpackage: a kernel of pure static functions on bit sets, and a small immutable
 * {@link dev.drey.rules.Position} over it. This package has the types that all games share.
 */
@NullMarked
package dev.drey.rules;

import org.jspecify.annotations.NullMarked;
