/** Browser tests of the client with a real server. */
@NullMarked
package dev.drey.e2e;

import org.jspecify.annotations.NullMarked;
