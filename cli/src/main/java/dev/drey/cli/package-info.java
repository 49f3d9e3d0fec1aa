/** The command line interface: one class per command. */
@NullMarked
package dev.drey.cli;

import org.jspecify.annotations.NullMarked;
