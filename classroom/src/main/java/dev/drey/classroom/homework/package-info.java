/** The squirrel advisor's homework: reads input files and computes the answer files (docs/homework.md). */
@NullMarked
package dev.drey.classroom.homework;

import org.jspecify.annotations.NullMarked;
