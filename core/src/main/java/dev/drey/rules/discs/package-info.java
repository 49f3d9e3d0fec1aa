/** Code shared by the games with discs on an 8×8 board. */
@NullMarked
package dev.drey.rules.discs;

import org.jspecify.annotations.NullMarked;
