@NullMarked
package dev.drey.bench.theory;

import org.jspecify.annotations.NullMarked;
