/** Log output: one line per event, as text for people or as JSON for programs. */
@NullMarked
package dev.drey.server.log;

import org.jspecify.annotations.NullMarked;
