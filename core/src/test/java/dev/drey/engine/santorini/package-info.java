@NullMarked
package dev.drey.engine.santorini;

import org.jspecify.annotations.NullMarked;
