@NullMarked
package dev.drey.study.xray;

import org.jspecify.annotations.NullMarked;
