/** Tests of the proof suites. */
@NullMarked
package dev.drey.bench.solve;

import org.jspecify.annotations.NullMarked;
