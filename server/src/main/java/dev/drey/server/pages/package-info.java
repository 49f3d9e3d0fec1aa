/** What browsers are shown: the client as it was built, and a few pages that need no script, about the API and its problems. */
@NullMarked
package dev.drey.server.pages;

import org.jspecify.annotations.NullMarked;
