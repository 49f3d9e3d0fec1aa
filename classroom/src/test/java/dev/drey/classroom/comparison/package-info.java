@NullMarked
package dev.drey.classroom.comparison;

import org.jspecify.annotations.NullMarked;
