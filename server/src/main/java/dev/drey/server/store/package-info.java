/** What outlives the process: games, their events, identities, in one SQLite file. */
@NullMarked
package dev.drey.server.store;

import org.jspecify.annotations.NullMarked;
