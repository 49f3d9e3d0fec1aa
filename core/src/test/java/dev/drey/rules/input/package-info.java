/** Invalid input. */
@NullMarked
package dev.drey.rules.input;

import org.jspecify.annotations.NullMarked;
