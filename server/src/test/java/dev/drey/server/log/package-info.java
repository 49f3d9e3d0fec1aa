/** The log: one line for each thing that happened, for people or for programs. */
@NullMarked
package dev.drey.server.log;

import org.jspecify.annotations.NullMarked;
