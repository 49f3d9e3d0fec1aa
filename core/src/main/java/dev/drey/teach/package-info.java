/** The algorithms of a first course in game search, written to be read and observed. The fast engine is elsewhere. */
@NullMarked
package dev.drey.teach;

import org.jspecify.annotations.NullMarked;
