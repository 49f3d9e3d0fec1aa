/**
 * Games being played. A {@link dev.drey.play.GameState} is one game at one moment: its moves, its clock and its open offers. A
 * {@link dev.drey.play.Command} is what a player asks for; {@link dev.drey.play.Decider} turns it into
 * {@link dev.drey.play.GameEvent}s or a rejection. {@link dev.drey.play.Match} counts several games between two players.
 *
 * <pre>{@code
 * GameState state = GameState.of(Games.game("santorini").start());
 * Decision decision = Decider.decide(state, new Command.PlayText(Side.FIRST, state.ply(), "00-10+11"), now);
 * if (decision instanceof Decision.Accepted accepted) {
 *     state = accepted.state();
 * }
 * }</pre>
 *
 * <p>All types except the bots are pure values. Nothing here reads a clock: the caller passes the time.
 * {@link dev.drey.play.PlayerCatalog} creates the players of a game, and {@link dev.drey.play.GameRecords} converts games to and
 * from records.
 */
@NullMarked
package dev.drey.play;

import org.jspecify.annotations.NullMarked;
