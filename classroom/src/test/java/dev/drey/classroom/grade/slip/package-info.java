@NullMarked
package dev.drey.classroom.grade.slip;

import org.jspecify.annotations.NullMarked;
