@NullMarked
package dev.drey.classroom.sandbox;

import org.jspecify.annotations.NullMarked;
