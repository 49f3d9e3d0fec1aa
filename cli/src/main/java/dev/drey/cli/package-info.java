/** The command line: one class a command. */
@NullMarked
package dev.drey.cli;

import org.jspecify.annotations.NullMarked;
