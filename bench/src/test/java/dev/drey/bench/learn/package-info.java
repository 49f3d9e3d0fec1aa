@NullMarked
package dev.drey.bench.learn;

import org.jspecify.annotations.NullMarked;
