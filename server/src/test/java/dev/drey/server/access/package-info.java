/** Who somebody is, what they may do and how often, and how they are told that they may not. */
@NullMarked
package dev.drey.server.access;

import org.jspecify.annotations.NullMarked;
