/**
 * All the searching a server does: the moves of its engine seats, verdicts of positions and reviews of games, on threads of
 * their own and within bounds.
 */
@NullMarked
package dev.drey.server.search;

import org.jspecify.annotations.NullMarked;
