/** Game records: a game that was played, or is being played, as a value and as text; docs/record-format.md describes the text. */
@NullMarked
package dev.drey.record;

import org.jspecify.annotations.NullMarked;
