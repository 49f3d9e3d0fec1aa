import { ApiError } from '../wire/api'
import type { MyGame, MyGames } from '../wire/game-lists'
import { isFinished } from './game-list'

/** Source of the games and their records; tests pass their own. */
export interface RecordSource {
  list(before?: string): Promise<MyGames>
  record(id: string): Promise<string>
  wait(millis: number): Promise<void>
}

/** The server limits clients to twenty requests a second; half of that leaves room for others. */
const pauseMillis = 100
const rateLimitMillis = 5000

/** The records of all finished games in one text, oldest first. */
export async function collectRecords(
  source: RecordSource,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const games = await finishedGames(source, signal)
  const records: string[] = []
  for (const game of games.reverse()) {
    signal.throwIfAborted()
    records.push((await retryWhenLimited(source, () => source.record(game.id), signal)).trimEnd())
    onProgress(records.length)
    await source.wait(pauseMillis)
  }
  return records.map((record) => record + '\n').join('\n')
}

async function finishedGames(source: RecordSource, signal: AbortSignal): Promise<MyGame[]> {
  const games: MyGame[] = []
  for (let last: string | undefined; ;) {
    signal.throwIfAborted()
    const page = await retryWhenLimited(source, () => source.list(last), signal)
    games.push(...page.games)
    last = page.games.at(-1)?.id
    if (!page.more || last === undefined) return games.filter(isFinished)
  }
}

/** Repeats a request while the server rejects it for the rate limit. */
async function retryWhenLimited<T>(
  source: RecordSource,
  load: () => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof ApiError) || error.code !== 'too-many-requests') throw error
      await source.wait(rateLimitMillis)
    }
  }
}
