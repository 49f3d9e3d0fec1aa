@NullMarked
package dev.drey.teach;

import org.jspecify.annotations.NullMarked;
