@NullMarked
package dev.drey.classroom.grade.compare;

import org.jspecify.annotations.NullMarked;
