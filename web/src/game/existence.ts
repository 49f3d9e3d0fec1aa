import { Failure, getGame } from '../wire/api'
import type { Existence } from '../wire/socket'

/** As long as one waits for a server that may not answer at all. */
const patience = 5000

/** What a failure says about a game; one that says nothing is no reason to give it up. */
export function existenceAfter(error: unknown): Existence {
  if (!(error instanceof Failure)) return 'there'
  return error.code === 'not-found' ? 'gone' : error.isBusy ? 'busy' : 'there'
}

export function existenceOf(id: string): Promise<Existence> {
  return getGame(id, AbortSignal.timeout(patience)).then(() => 'there', existenceAfter)
}
