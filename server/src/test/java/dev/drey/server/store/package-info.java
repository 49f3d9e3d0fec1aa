/** Tests of the durable store. */
@NullMarked
package dev.drey.server.store;

import org.jspecify.annotations.NullMarked;
