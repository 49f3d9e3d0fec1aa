@NullMarked
package dev.drey.classroom.grading;

import org.jspecify.annotations.NullMarked;
