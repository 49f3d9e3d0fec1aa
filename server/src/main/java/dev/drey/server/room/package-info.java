/** Games being played: who sits where, what happens, who is told. */
@NullMarked
package dev.drey.server.room;

import org.jspecify.annotations.NullMarked;
