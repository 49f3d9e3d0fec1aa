/** Results of grading as other programs read them. */
@NullMarked
package dev.drey.classroom.grade.export;

import org.jspecify.annotations.NullMarked;
