/** What kind of slip a wrong answer comes from, found by making it. */
@NullMarked
package dev.drey.classroom.grade.slip;

import org.jspecify.annotations.NullMarked;
