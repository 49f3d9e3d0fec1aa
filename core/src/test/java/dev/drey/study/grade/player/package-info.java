@NullMarked
package dev.drey.study.grade.player;

import org.jspecify.annotations.NullMarked;
