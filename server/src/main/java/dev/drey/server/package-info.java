/** The server: live games for many players over HTTP and WebSocket. */
@NullMarked
package dev.drey.server;

import org.jspecify.annotations.NullMarked;
