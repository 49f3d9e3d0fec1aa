/** Tests of what the disc games share. */
@NullMarked
package dev.drey.engine.discs;

import org.jspecify.annotations.NullMarked;
