/** The examples of the games' own descriptions. */
@NullMarked
package dev.drey.rules.examples;

import org.jspecify.annotations.NullMarked;
