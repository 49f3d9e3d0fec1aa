@NullMarked
package dev.drey.wire.grade;

import org.jspecify.annotations.NullMarked;
