/** Results for people and for programs. */
@NullMarked
package dev.drey.study.grade.report;

import org.jspecify.annotations.NullMarked;
