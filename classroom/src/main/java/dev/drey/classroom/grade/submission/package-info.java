/** What a student hands in, and how it answers cases. */
@NullMarked
package dev.drey.classroom.grade.submission;

import org.jspecify.annotations.NullMarked;
