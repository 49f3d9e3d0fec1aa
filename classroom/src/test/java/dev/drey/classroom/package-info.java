@NullMarked
package dev.drey.classroom;

import org.jspecify.annotations.NullMarked;
