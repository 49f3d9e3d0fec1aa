/** Whole games written down, so that no change of a game goes unseen. */
@NullMarked
package dev.drey.rules.golden;

import org.jspecify.annotations.NullMarked;
