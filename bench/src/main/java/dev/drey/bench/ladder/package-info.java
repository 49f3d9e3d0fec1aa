/** Whether each level of play is stronger than the one below: they play each other. */
@NullMarked
package dev.drey.bench.ladder;

import org.jspecify.annotations.NullMarked;
