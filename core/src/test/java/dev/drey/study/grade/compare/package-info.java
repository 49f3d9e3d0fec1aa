@NullMarked
package dev.drey.study.grade.compare;

import org.jspecify.annotations.NullMarked;
