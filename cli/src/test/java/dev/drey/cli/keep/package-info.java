@NullMarked
package dev.drey.cli.keep;

import org.jspecify.annotations.NullMarked;
