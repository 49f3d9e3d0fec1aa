/** Tests of the server as a whole. */
@NullMarked
package dev.drey.server;

import org.jspecify.annotations.NullMarked;
