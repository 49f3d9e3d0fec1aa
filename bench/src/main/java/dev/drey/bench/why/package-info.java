/** Measures the share of proven mistakes, in games between programs, that can be explained. */
@NullMarked
package dev.drey.bench.why;

import org.jspecify.annotations.NullMarked;
