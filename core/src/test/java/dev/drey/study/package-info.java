@NullMarked
package dev.drey.study;

import org.jspecify.annotations.NullMarked;
