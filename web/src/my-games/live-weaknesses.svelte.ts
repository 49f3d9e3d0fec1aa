import { SnapshotStream } from '../analysis/stream.svelte'
import { phaseSchema, weaknessesSchema, type Weakness, type Weaknesses } from '../wire/analysis'
import { readJsonLines } from '../wire/ndjson'

/** Which kinds of mistakes one makes, told while one's games are reviewed. */
export class LiveWeaknesses extends SnapshotStream<Weaknesses> {
  constructor(read: typeof readJsonLines = readJsonLines) {
    super(weaknessesSchema, read)
  }

  /** Asks; what is known already stays until something newer comes. */
  load(): void {
    this.reset()
    this.start('/api/me/weaknesses')
  }
}

/** What goes wrong in one game: its groups, the most frequent first. */
export interface GameWeaknesses {
  game: string
  count: number
  groups: readonly Weakness[]
}

/** By game, and within a game by how often; the game with the most mistakes first. */
export function weaknessesByGame(groups: readonly Weakness[]): GameWeaknesses[] {
  const games = new Map<string, Weakness[]>()
  for (const group of groups) games.set(group.game, [...(games.get(group.game) ?? []), group])
  return [...games]
    .map(([game, gameGroups]) => ({
      game,
      count: gameGroups.reduce((sum, { count }) => sum + count, 0),
      groups: gameGroups.sort((a, b) => b.count - a.count || phaseOf(a) - phaseOf(b)),
    }))
    .sort((a, b) => b.count - a.count)
}

const phaseOf = (group: Weakness): number => phaseSchema.options.indexOf(group.phase)
