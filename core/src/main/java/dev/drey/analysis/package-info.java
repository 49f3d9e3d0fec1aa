/** Analyses of positions, reviews of games with marked mistakes, and the store of search results they share. */
@NullMarked
package dev.drey.analysis;

import org.jspecify.annotations.NullMarked;
