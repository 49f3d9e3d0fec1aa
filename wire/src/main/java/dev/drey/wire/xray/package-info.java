/** The tree of a teaching search as a single HTML file, and as JSON for the client. */
@NullMarked
package dev.drey.wire.xray;

import org.jspecify.annotations.NullMarked;
