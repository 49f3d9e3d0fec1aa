@NullMarked
package dev.drey.cli;

import org.jspecify.annotations.NullMarked;
