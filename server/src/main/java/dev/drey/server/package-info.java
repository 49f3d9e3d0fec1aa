/** Drey for many: live games over HTTP and WebSocket. */
@NullMarked
package dev.drey.server;

import org.jspecify.annotations.NullMarked;
