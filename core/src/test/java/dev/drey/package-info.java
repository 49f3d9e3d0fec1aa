/** What holds for all of the library. */
@NullMarked
package dev.drey;

import org.jspecify.annotations.NullMarked;
