@NullMarked
package dev.drey.study.teach;

import org.jspecify.annotations.NullMarked;
