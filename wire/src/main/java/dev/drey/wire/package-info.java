/** JSON for whoever talks to Drey: the codecs the command line and the server share. */
@NullMarked
package dev.drey.wire;

import org.jspecify.annotations.NullMarked;
