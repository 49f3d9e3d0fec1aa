import { Failure } from '../wire/api'
import type { MyGame, MyGames } from '../wire/game-lists'
import { isFinished } from './game-list'

/** Where the games and their records come from; tests have their own. */
export interface Source {
  list(before?: string): Promise<MyGames>
  record(id: string): Promise<string>
  wait(millis: number): Promise<void>
}

/** The server lets nobody ask more than twenty times a second for long: half of that leaves room for everything else. */
const pause = 100
const whenTooMany = 5000

/** Every finished game's record in one text, the oldest first, as a file of records has them. */
export async function gather(
  source: Source,
  told: (done: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const games = await finished(source, signal)
  const records: string[] = []
  for (const game of games.reverse()) {
    signal.throwIfAborted()
    records.push((await politely(source, () => source.record(game.id), signal)).trimEnd())
    told(records.length)
    await source.wait(pause)
  }
  return records.map((record) => record + '\n').join('\n')
}

async function finished(source: Source, signal: AbortSignal): Promise<MyGame[]> {
  const games: MyGame[] = []
  for (let last: string | undefined; ;) {
    signal.throwIfAborted()
    const page = await politely(source, () => source.list(last), signal)
    games.push(...page.games)
    last = page.games.at(-1)?.id
    if (!page.more || last === undefined) return games.filter(isFinished)
  }
}

/** Asks again a little later if it was too often. */
async function politely<T>(source: Source, ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof Failure) || error.code !== 'too-many-requests') throw error
      await source.wait(whenTooMany)
    }
  }
}
