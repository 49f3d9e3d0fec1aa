@NullMarked
package dev.drey.classroom.homework;

import org.jspecify.annotations.NullMarked;
