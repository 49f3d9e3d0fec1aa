@NullMarked
package dev.drey.record;

import org.jspecify.annotations.NullMarked;
