/** What share of proven mistakes can be explained: programs play each other, and every mistake is asked about. */
@NullMarked
package dev.drey.bench.why;

import org.jspecify.annotations.NullMarked;
