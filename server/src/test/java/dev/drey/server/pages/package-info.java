/** Tests of what the server shows to read. */
@NullMarked
package dev.drey.server.pages;

import org.jspecify.annotations.NullMarked;
