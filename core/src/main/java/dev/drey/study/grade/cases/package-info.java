/** What a program is asked. */
@NullMarked
package dev.drey.study.grade.cases;

import org.jspecify.annotations.NullMarked;
