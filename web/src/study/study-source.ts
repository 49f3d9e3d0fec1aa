import * as v from 'valibot'
import { ask, getGame, getPosition } from '../wire/api'
import type { Side } from '../wire/common'
import type { Place } from './address'
import { joined, recordJson, treeOfRecord, type ReadRecord } from './records'
import { mainLine, renamed, treeOf, type Path, type Tree } from './tree'

/** Where the studied line came from, with all there is to know about it before the first look at the board. */
export interface Source {
  start: string
  tree: Tree
  /** The place that is to be shown. */
  path: Path
  /** The server's game, and the moves played in it. */
  game?: { id: string; moves: Path } | undefined
  /** Who played, and when. */
  tags: Readonly<Record<string, string>>
  /** How it ended, as far as it did. */
  result?: string | undefined
  ending?: string | undefined
  /** The side that one played oneself. */
  you?: Side | undefined
  /** Whether the address of a finished game leaves open which place is to be shown. */
  unplaced?: boolean | undefined
  /** Whether its mistakes are to be tried again. */
  retry?: boolean | undefined
}

export async function open(place: Place): Promise<Source> {
  return 'game' in place.from ? openGame(place.from.game, place) : openLine(place.from.position, place)
}

async function openGame(id: string, place: Place): Promise<Source> {
  const [answer, you] = await Promise.all([
    ask(`/api/games/${encodeURIComponent(id)}/record?format=json`),
    // It is good to know, but a game can be studied without.
    getGame(id).then(
      (game) => game.you,
      () => undefined,
    ),
  ])
  const record = v.parse(recordJson, await answer.json())
  const start = record.start ?? (await getPosition({ game: record.game })).start
  const played = treeOfRecord(record.moves)
  const moves = mainLine(played)
  // What was played comes first: the game may have gone on since the address was written.
  const tree = joined([...played, ...(place.tree ?? [])])
  return {
    start,
    game: { id, moves },
    tags: record.tags ?? {},
    result: record.result === '*' ? undefined : record.result,
    ending: record.ending,
    you,
    unplaced: place.at === undefined && place.tried.length === 0 && (record.result ?? '*') !== '*',
    retry: place.retry,
    ...shown(tree, place, 0),
  }
}

/** A line comes as people wrote it; the server says how its moves are called. */
async function openLine(position: string, place: Place): Promise<Source> {
  const view = await getPosition({ position }, place.moves)
  const moves = view.steps.flatMap((step) => step.move ?? [])
  const tree = place.tree ? renamed(place.tree, moves) : treeOf(moves)
  return { start: view.start, tags: {}, retry: place.retry, ...shown(tree, place, moves.length) }
}

/** The place that the address names; what was tried there is played when it is shown. */
function shown(tree: Tree, place: Place, usual: number): Pick<Source, 'tree' | 'path'> {
  return { tree, path: [...mainLine(tree).slice(0, place.at ?? usual), ...place.tried] }
}

/** A record that somebody brought along. */
export function brought(record: ReadRecord): Source {
  return {
    start: record.start,
    tree: treeOfRecord(record.record.moves),
    path: [],
    tags: record.tags,
    result: record.result === '*' ? undefined : record.result,
    ending: record.ending,
  }
}
