/** Sets of cases: read from folders, written to them, made. */
@NullMarked
package dev.drey.classroom.grade.set;

import org.jspecify.annotations.NullMarked;
