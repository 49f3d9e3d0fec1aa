/** The files of the squirrel advisor: what is asked, and the answers line for line. */
@NullMarked
package dev.drey.classroom.homework;

import org.jspecify.annotations.NullMarked;
