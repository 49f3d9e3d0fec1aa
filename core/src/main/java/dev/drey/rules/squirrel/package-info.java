/** Squirrel War. */
@NullMarked
package dev.drey.rules.squirrel;

import org.jspecify.annotations.NullMarked;
