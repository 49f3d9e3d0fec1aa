/** Tests of the code shared by the disc games. */
@NullMarked
package dev.drey.engine.discs;

import org.jspecify.annotations.NullMarked;
