/** Games on disk: files written whole or not at all, and the shelf of games that wait to be gone on with. */
@NullMarked
package dev.drey.cli.storage;

import org.jspecify.annotations.NullMarked;
