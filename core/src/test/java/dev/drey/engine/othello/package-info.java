/** The Othello engine, held against plain searches that know nothing but the rules. */
@NullMarked
package dev.drey.engine.othello;

import org.jspecify.annotations.NullMarked;
