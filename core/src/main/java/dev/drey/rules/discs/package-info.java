/** The rule for turning discs over on an 8×8 board, which Othello and Shellos Shuffle share. */
@NullMarked
package dev.drey.rules.discs;

import org.jspecify.annotations.NullMarked;
