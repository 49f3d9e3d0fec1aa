/** What the disc-turning games on 8×8 share. */
@NullMarked
package dev.drey.rules.discs;

import org.jspecify.annotations.NullMarked;
