@NullMarked
package dev.drey.cli.storage;

import org.jspecify.annotations.NullMarked;
