/** Identities, origin checks and rate limits, and the problems that report a rejected request. */
@NullMarked
package dev.drey.server.access;

import org.jspecify.annotations.NullMarked;
