/** Load test of the server with many concurrent games. */
@NullMarked
package dev.drey.bench.load;

import org.jspecify.annotations.NullMarked;
