/** How Shellos Shuffle is estimated and solved. */
@NullMarked
package dev.drey.engine.shellos;

import org.jspecify.annotations.NullMarked;
