/** Measures the errors of estimates against proven values. */
@NullMarked
package dev.drey.bench.errors;

import org.jspecify.annotations.NullMarked;
