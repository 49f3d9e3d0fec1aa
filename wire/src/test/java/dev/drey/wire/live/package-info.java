/** Tests of the messages between the server and its clients. */
@NullMarked
package dev.drey.wire.live;

import org.jspecify.annotations.NullMarked;
