/** The examples in the descriptions of the games. */
@NullMarked
package dev.drey.rules.examples;

import org.jspecify.annotations.NullMarked;
