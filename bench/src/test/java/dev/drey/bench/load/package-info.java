/** Tests of the load generator. */
@NullMarked
package dev.drey.bench.load;

import org.jspecify.annotations.NullMarked;
