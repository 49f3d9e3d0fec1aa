@NullMarked
package dev.drey.engine;

import org.jspecify.annotations.NullMarked;
