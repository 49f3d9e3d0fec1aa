/** Explains why a move is a mistake or the best one, in short sentences whose claims are checked by searches. */
@NullMarked
package dev.drey.analysis.explain;

import org.jspecify.annotations.NullMarked;
