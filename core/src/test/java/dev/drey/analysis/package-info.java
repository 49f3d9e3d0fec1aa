@NullMarked
package dev.drey.analysis;

import org.jspecify.annotations.NullMarked;
