@NullMarked
package dev.drey.wire.xray;

import org.jspecify.annotations.NullMarked;
