/** How far estimates are from the truth, measured. */
@NullMarked
package dev.drey.bench.errors;

import org.jspecify.annotations.NullMarked;
