/** Code that the solvers of Othello and Shellos Shuffle share. */
@NullMarked
package dev.drey.engine.discs;

import org.jspecify.annotations.NullMarked;
