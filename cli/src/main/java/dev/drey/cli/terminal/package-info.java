/** A game at a terminal: the board, the words, the lines that are typed. */
@NullMarked
package dev.drey.cli.terminal;

import org.jspecify.annotations.NullMarked;
