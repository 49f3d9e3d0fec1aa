/** Recognises common student mistakes by reproducing the answers of a program that makes them. */
@NullMarked
package dev.drey.classroom.diagnosis;

import org.jspecify.annotations.NullMarked;
