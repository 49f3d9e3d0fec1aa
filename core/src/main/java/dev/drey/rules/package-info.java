/**
 * The rules of all games. A {@link dev.drey.rules.Game} is the rules with a set-up, a {@link dev.drey.rules.Position} is a board
 * with a side to move, and a {@link dev.drey.rules.Move} is one move. All three are immutable values.
 *
 * <p>{@link dev.drey.rules.Games} lists the games and parses games and positions from text:
 *
 * <pre>{@code
 * Position position = Games.game("othello").start();
 * if (position.read("f5") instanceof ParsedMove.Legal legal) {
 *     position = position.play(legal.move());
 * }
 * System.out.println(position.text());
 * }</pre>
 *
 * <p>Each game is a subpackage with three parts: a kernel of pure static functions on bit sets, which searches call; a position
 * over it, which everything else uses; and the game itself. A move that breaks a rule becomes a
 * {@link dev.drey.rules.Rejection} with a {@link dev.drey.rules.Reason}, a text that cannot be parsed a
 * {@link dev.drey.rules.BadText}.
 */
@NullMarked
package dev.drey.rules;

import org.jspecify.annotations.NullMarked;
