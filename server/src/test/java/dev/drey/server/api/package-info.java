/** Tests of what the server answers. */
@NullMarked
package dev.drey.server.api;

import org.jspecify.annotations.NullMarked;
