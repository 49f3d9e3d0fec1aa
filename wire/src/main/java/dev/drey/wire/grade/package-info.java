/** Results of grading as other programs read them. */
@NullMarked
package dev.drey.wire.grade;

import org.jspecify.annotations.NullMarked;
