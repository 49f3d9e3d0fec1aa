@NullMarked
package dev.drey.classroom.grade.set;

import org.jspecify.annotations.NullMarked;
