/** Sets of cases: read from folders, written to them, made. */
@NullMarked
package dev.drey.study.grade.set;

import org.jspecify.annotations.NullMarked;
