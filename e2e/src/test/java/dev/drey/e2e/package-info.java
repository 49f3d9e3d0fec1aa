/** The client in a real browser, against a real server. */
@NullMarked
package dev.drey.e2e;

import org.jspecify.annotations.NullMarked;
