/** Tests of what the server says about itself. */
@NullMarked
package dev.drey.server.openapi;

import org.jspecify.annotations.NullMarked;
