@NullMarked
package dev.drey.play;

import org.jspecify.annotations.NullMarked;
