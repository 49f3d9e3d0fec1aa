/** What became of a class: results of cases, of students, of all. */
@NullMarked
package dev.drey.classroom.grade;

import org.jspecify.annotations.NullMarked;
