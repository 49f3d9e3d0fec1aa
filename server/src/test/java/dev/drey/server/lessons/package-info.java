/** Tests of what the browser's lessons say about the rules. */
@NullMarked
package dev.drey.server.lessons;

import org.jspecify.annotations.NullMarked;
