import type { GameMessage } from '../wire/live'
import type { MyGame } from '../wire/game-lists'

/**
 * The list of one's games does not say how they stand: each is asked after, one after another, until nobody wants to know any
 * more. One that does not answer is left out.
 */
export async function askAfter(
  games: readonly MyGame[],
  ask: (id: string, signal: AbortSignal) => Promise<GameMessage>,
  tell: (told: GameMessage) => void,
  signal: AbortSignal,
): Promise<void> {
  for (const { id } of games) {
    if (signal.aborted) return
    const told = await ask(id, signal).catch(() => undefined)
    if (told && !signal.aborted) tell(told)
  }
}
