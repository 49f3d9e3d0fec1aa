/** A game at the terminal: boards, messages, prompts and line input. */
@NullMarked
package dev.drey.cli.terminal;

import org.jspecify.annotations.NullMarked;
