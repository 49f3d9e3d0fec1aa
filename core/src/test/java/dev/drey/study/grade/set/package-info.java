@NullMarked
package dev.drey.study.grade.set;

import org.jspecify.annotations.NullMarked;
