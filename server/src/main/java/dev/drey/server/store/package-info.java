/** The durable store: games, their events and identities in one SQLite file. */
@NullMarked
package dev.drey.server.store;

import org.jspecify.annotations.NullMarked;
