/** Othello: evaluation and endgame solver. */
@NullMarked
package dev.drey.engine.othello;

import org.jspecify.annotations.NullMarked;
