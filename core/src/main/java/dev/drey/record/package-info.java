/** Game records as values and as text; docs/record-format.md describes the format. */
@NullMarked
package dev.drey.record;

import org.jspecify.annotations.NullMarked;
