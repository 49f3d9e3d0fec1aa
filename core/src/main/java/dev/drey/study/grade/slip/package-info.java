/** What kind of slip a wrong answer comes from, found by making it. */
@NullMarked
package dev.drey.study.grade.slip;

import org.jspecify.annotations.NullMarked;
