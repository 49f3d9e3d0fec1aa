/** Texts that are not as they should be. */
@NullMarked
package dev.drey.rules.input;

import org.jspecify.annotations.NullMarked;
