/** The few pages a server has by itself: what this is, what its API is, what its problems mean. They need no script. */
@NullMarked
package dev.drey.server.pages;

import org.jspecify.annotations.NullMarked;
