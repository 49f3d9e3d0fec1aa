/** Tests of the static pages. */
@NullMarked
package dev.drey.server.pages;

import org.jspecify.annotations.NullMarked;
