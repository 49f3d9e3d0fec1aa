/** A student's files beside the right ones, line by line, neither ever held in memory. */
@NullMarked
package dev.drey.classroom.grade.compare;

import org.jspecify.annotations.NullMarked;
