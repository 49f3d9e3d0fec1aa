/** Tests of the HTTP API. */
@NullMarked
package dev.drey.server.api;

import org.jspecify.annotations.NullMarked;
