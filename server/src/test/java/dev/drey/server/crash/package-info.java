/** Kills a server in the middle of traffic, and checks what it had said. */
@NullMarked
package dev.drey.server.crash;

import org.jspecify.annotations.NullMarked;
