/** Tests of the search service. */
@NullMarked
package dev.drey.server.search;

import org.jspecify.annotations.NullMarked;
