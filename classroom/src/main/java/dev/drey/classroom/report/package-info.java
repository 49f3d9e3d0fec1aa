/** Writes grading results as text, CSV, JUnit XML and Gradescope JSON. */
@NullMarked
package dev.drey.classroom.report;

import org.jspecify.annotations.NullMarked;
