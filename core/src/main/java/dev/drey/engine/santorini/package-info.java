/**
 * The engine of Santorini: static evaluation and a full-width search, whose wins and losses are proven. Programs use it through
 * {@link dev.drey.engine.Oracle}.
 */
@NullMarked
package dev.drey.engine.santorini;

import org.jspecify.annotations.NullMarked;
