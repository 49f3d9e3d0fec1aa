import { SnapshotStream } from '../analysis/stream.svelte'
import { phaseSchema, weaknessesSchema, type Weakness, type Weaknesses } from '../wire/analysis'
import { readJsonLines } from '../wire/ndjson'

/** The player's mistakes by category, updated while the games are reviewed. */
export class LiveWeaknesses extends SnapshotStream<Weaknesses> {
  constructor(read: typeof readJsonLines = readJsonLines) {
    super(weaknessesSchema, read)
  }

  /** Loads the weaknesses; the previous result stays until the first line arrives. */
  load(): void {
    this.reset()
    this.start('/api/me/weaknesses')
  }
}

/** The weaknesses in one game, the most frequent first. */
export interface GameWeaknesses {
  game: string
  count: number
  groups: readonly Weakness[]
}

/** Groups by game and sorts by frequency; the game with the most mistakes comes first. */
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
