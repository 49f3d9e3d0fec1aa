@NullMarked
package dev.drey.classroom.diagnosis;

import org.jspecify.annotations.NullMarked;
