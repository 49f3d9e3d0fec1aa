/**
 * The algorithms of a first course on game search: greedy, minimax and alpha-beta, written to be read and observed. The fast
 * engine is in {@link dev.drey.engine}.
 *
 * <pre>{@code
 * Algorithm.Choice choice = new AlphaBeta().choose(position, 3, SearchObserver.NONE);
 * }</pre>
 *
 * <p>A {@link dev.drey.teach.SearchObserver} receives every visit of a node, in order.
 */
@NullMarked
package dev.drey.teach;

import org.jspecify.annotations.NullMarked;
