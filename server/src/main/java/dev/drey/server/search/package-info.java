/**
 * All searching of a server: moves of engine seats, analyses of positions and reviews of games, on threads of their own and within
 * {@link dev.drey.server.search.SearchLimits}.
 */
@NullMarked
package dev.drey.server.search;

import org.jspecify.annotations.NullMarked;
