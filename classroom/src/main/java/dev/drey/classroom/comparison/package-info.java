/** Compares students' answer files with the reference answers, line by line. */
@NullMarked
package dev.drey.classroom.comparison;

import org.jspecify.annotations.NullMarked;
