/** A teaching search as a tree that one can walk. */
@NullMarked
package dev.drey.teach.xray;

import org.jspecify.annotations.NullMarked;
