/** Golden files of whole games, which show every change of the rules. */
@NullMarked
package dev.drey.rules.golden;

import org.jspecify.annotations.NullMarked;
