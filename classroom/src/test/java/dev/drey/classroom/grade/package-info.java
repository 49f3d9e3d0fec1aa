@NullMarked
package dev.drey.classroom.grade;

import org.jspecify.annotations.NullMarked;
