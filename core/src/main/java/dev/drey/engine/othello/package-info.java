/** Othello: its evaluation, and a solver that counts every disc to the end. */
@NullMarked
package dev.drey.engine.othello;

import org.jspecify.annotations.NullMarked;
