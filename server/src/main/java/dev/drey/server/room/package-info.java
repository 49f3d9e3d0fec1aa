/** Games on the server: seats, commands, events, and the clients that follow them. */
@NullMarked
package dev.drey.server.room;

import org.jspecify.annotations.NullMarked;
