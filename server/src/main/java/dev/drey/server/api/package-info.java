/** What the server answers to: routes, sockets, streams. */
@NullMarked
package dev.drey.server.api;

import org.jspecify.annotations.NullMarked;
