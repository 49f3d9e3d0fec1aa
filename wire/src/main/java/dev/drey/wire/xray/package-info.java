/** The tree of a teaching search as a page to walk through: one file that needs nothing but a browser. */
@NullMarked
package dev.drey.wire.xray;

import org.jspecify.annotations.NullMarked;
