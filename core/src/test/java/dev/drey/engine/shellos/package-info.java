/** Tests of the Shellos Shuffle engine. */
@NullMarked
package dev.drey.engine.shellos;

import org.jspecify.annotations.NullMarked;
