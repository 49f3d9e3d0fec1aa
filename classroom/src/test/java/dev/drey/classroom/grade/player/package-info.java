@NullMarked
package dev.drey.classroom.grade.player;

import org.jspecify.annotations.NullMarked;
