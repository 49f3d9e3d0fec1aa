@NullMarked
package dev.drey.study.grade;

import org.jspecify.annotations.NullMarked;
