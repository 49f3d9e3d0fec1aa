@NullMarked
package dev.drey.wire;

import org.jspecify.annotations.NullMarked;
