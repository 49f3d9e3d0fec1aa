/** Tests of the matches between levels and other players. */
@NullMarked
package dev.drey.bench.ladder;

import org.jspecify.annotations.NullMarked;
