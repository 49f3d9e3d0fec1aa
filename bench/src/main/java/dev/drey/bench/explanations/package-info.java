/** Measures the share of proven mistakes, in games between programs, that can be explained. */
@NullMarked
package dev.drey.bench.explanations;

import org.jspecify.annotations.NullMarked;
