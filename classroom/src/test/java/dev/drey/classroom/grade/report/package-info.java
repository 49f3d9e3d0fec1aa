@NullMarked
package dev.drey.classroom.grade.report;

import org.jspecify.annotations.NullMarked;
