/** Tests of the explanations: examples, and an independent check of every reason. */
@NullMarked
package dev.drey.analysis.explain;

import org.jspecify.annotations.NullMarked;
