/** The HTTP API: routes, WebSockets and streams. */
@NullMarked
package dev.drey.server.api;

import org.jspecify.annotations.NullMarked;
