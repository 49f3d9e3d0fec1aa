/** Tests of the browser client's lessons against the rules. */
@NullMarked
package dev.drey.server.lessons;

import org.jspecify.annotations.NullMarked;
