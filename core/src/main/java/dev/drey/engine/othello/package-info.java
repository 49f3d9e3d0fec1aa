/** The engine of Othello: static evaluation and endgame solver. Programs use it through {@link dev.drey.engine.Oracle}. */
@NullMarked
package dev.drey.engine.othello;

import org.jspecify.annotations.NullMarked;
