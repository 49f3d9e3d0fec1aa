/** How good the moves are that a student's program chose. */
@NullMarked
package dev.drey.classroom.grade.player;

import org.jspecify.annotations.NullMarked;
