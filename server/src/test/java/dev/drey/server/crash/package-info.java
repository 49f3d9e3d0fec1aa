/** Kills a server during traffic and checks that it has lost nothing it had acknowledged. */
@NullMarked
package dev.drey.server.crash;

import org.jspecify.annotations.NullMarked;
