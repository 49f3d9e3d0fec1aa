/** Tests of the reasons: examples, and every claim checked again the slow way. */
@NullMarked
package dev.drey.analysis.explain;

import org.jspecify.annotations.NullMarked;
