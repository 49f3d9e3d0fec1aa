/** Pages for browsers: the built client, and static pages about the API and its problems. */
@NullMarked
package dev.drey.server.pages;

import org.jspecify.annotations.NullMarked;
