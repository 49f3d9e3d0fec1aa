/** Standard Othello. */
@NullMarked
package dev.drey.rules.othello;

import org.jspecify.annotations.NullMarked;
