/** Files on disk: atomic writes, saved games, and the folders they are stored in. */
@NullMarked
package dev.drey.cli.storage;

import org.jspecify.annotations.NullMarked;
