/** What a program is asked. */
@NullMarked
package dev.drey.classroom.grade.cases;

import org.jspecify.annotations.NullMarked;
