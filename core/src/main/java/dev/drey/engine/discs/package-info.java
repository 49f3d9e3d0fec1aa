/** Code shared by the searches of both disc games. */
@NullMarked
package dev.drey.engine.discs;

import org.jspecify.annotations.NullMarked;
