/** Why a move is a mistake or the best one: short sentences whose claims are checked before anyone reads them. */
@NullMarked
package dev.drey.analysis.explain;

import org.jspecify.annotations.NullMarked;
