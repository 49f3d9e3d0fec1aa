@NullMarked
package dev.drey.cli.terminal;

import org.jspecify.annotations.NullMarked;
