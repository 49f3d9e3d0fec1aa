@NullMarked
package dev.drey.study.homework;

import org.jspecify.annotations.NullMarked;
