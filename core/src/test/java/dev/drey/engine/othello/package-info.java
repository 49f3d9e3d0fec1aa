/** Tests of the Othello engine against plain searches that use only the rules. */
@NullMarked
package dev.drey.engine.othello;

import org.jspecify.annotations.NullMarked;
