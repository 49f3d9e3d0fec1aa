/** JMH benchmarks: random games on the kernels, and proofs. */
@NullMarked
package dev.drey.bench;

import org.jspecify.annotations.NullMarked;
