/** The truth about moves: searches that stop when told, solvers that prove, and verdicts that say how sure they are. */
@NullMarked
package dev.drey.engine;

import org.jspecify.annotations.NullMarked;
