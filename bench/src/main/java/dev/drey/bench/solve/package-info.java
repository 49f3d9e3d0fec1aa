/** Times proofs of known positions through the {@link dev.drey.engine.Oracle}, as every other part of the program uses it. */
@NullMarked
package dev.drey.bench.solve;

import org.jspecify.annotations.NullMarked;
