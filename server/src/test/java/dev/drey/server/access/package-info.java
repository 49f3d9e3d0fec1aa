/** Tests of identities and rate limits. */
@NullMarked
package dev.drey.server.access;

import org.jspecify.annotations.NullMarked;
