/** Tests of the measurement of estimate errors. */
@NullMarked
package dev.drey.bench.errors;

import org.jspecify.annotations.NullMarked;
