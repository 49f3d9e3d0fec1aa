/** The tree of a teaching search. */
@NullMarked
package dev.drey.teach.xray;

import org.jspecify.annotations.NullMarked;
