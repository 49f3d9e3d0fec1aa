/** The contract that every game fulfils. */
@NullMarked
package dev.drey.rules.contract;

import org.jspecify.annotations.NullMarked;
