/** Learning from games: opponents of every strength, and what became of a game move by move. */
@NullMarked
package dev.drey.analysis;

import org.jspecify.annotations.NullMarked;
