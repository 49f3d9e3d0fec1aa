/** Tests of how the error of estimates is measured. */
@NullMarked
package dev.drey.bench.errors;

import org.jspecify.annotations.NullMarked;
