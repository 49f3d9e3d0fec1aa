@NullMarked
package dev.drey.classroom.grade.export;

import org.jspecify.annotations.NullMarked;
