/** JSON formats that the command line and the server share. */
@NullMarked
package dev.drey.wire;

import org.jspecify.annotations.NullMarked;
