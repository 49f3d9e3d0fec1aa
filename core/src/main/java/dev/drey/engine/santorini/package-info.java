/** Santorini: evaluation and a full-width search, whose wins and losses are proven. */
@NullMarked
package dev.drey.engine.santorini;

import org.jspecify.annotations.NullMarked;
