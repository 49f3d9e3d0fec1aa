/** Running programs that nobody vouches for: kept within limits, and where the system can do it, away from everything else. */
@NullMarked
package dev.drey.classroom.sandbox;

import org.jspecify.annotations.NullMarked;
