/** Many players at once, and how long their moves take to reach each other. */
@NullMarked
package dev.drey.bench.load;

import org.jspecify.annotations.NullMarked;
