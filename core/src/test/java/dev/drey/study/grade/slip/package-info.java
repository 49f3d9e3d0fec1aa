@NullMarked
package dev.drey.study.grade.slip;

import org.jspecify.annotations.NullMarked;
