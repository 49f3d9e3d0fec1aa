@NullMarked
package dev.drey.study.sandbox;

import org.jspecify.annotations.NullMarked;
