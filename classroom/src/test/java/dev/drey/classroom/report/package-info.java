@NullMarked
package dev.drey.classroom.report;

import org.jspecify.annotations.NullMarked;
