/** What every game promises, whatever its rules. */
@NullMarked
package dev.drey.rules.contract;

import org.jspecify.annotations.NullMarked;
