/** What the searches of both disc games share. */
@NullMarked
package dev.drey.engine.discs;

import org.jspecify.annotations.NullMarked;
