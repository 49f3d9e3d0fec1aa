/** Games being played: players, commands, decisions, events and state. All types but the bots are pure values; the time is passed in. */
@NullMarked
package dev.drey.play;

import org.jspecify.annotations.NullMarked;
