/** How Squirrel War is estimated and proven. */
@NullMarked
package dev.drey.engine.squirrel;

import org.jspecify.annotations.NullMarked;
