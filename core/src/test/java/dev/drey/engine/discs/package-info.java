/** What both disc games share, held against the rules. */
@NullMarked
package dev.drey.engine.discs;

import org.jspecify.annotations.NullMarked;
