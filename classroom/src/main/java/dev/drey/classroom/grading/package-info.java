/** Grades submissions: generates or reads cases, runs programs, judges moves, collects the results. */
@NullMarked
package dev.drey.classroom.grading;

import org.jspecify.annotations.NullMarked;
