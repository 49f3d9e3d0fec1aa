/** Tests of the whole library. */
@NullMarked
package dev.drey;

import org.jspecify.annotations.NullMarked;
