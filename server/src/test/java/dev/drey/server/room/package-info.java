/** Tests of live games. */
@NullMarked
package dev.drey.server.room;

import org.jspecify.annotations.NullMarked;
