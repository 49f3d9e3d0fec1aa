/** Santorini: a search that looks at everything that matters, so that a win it finds is a win. */
@NullMarked
package dev.drey.engine.santorini;

import org.jspecify.annotations.NullMarked;
