/** How good the moves are that a student's program chose. */
@NullMarked
package dev.drey.study.grade.player;

import org.jspecify.annotations.NullMarked;
