import * as v from 'valibot'
import { getGame, getPosition, request } from '../wire/api'
import type { Side } from '../wire/common'
import type { StudyLocation } from './address'
import { mergeBranches, recordJsonSchema, treeOfRecord, type ParsedRecord } from './records'
import { mainLine, renameMainLine, treeOf, type Path, type Tree } from './tree'

/** Where the studied line came from, with all there is to know about it before the first look at the board. */
export interface StudySource {
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
  isUnplaced?: boolean | undefined
  /** Whether its mistakes are to be tried again. */
  retry?: boolean | undefined
}

export async function openStudy(location: StudyLocation): Promise<StudySource> {
  return 'game' in location.from
    ? openStoredGame(location.from.game, location)
    : openLine(location.from.position, location)
}

async function openStoredGame(id: string, location: StudyLocation): Promise<StudySource> {
  const [answer, you] = await Promise.all([
    request(`/api/games/${encodeURIComponent(id)}/record?format=json`),
    // It is good to know, but a game can be studied without.
    getGame(id).then(
      (game) => game.you,
      () => undefined,
    ),
  ])
  const record = v.parse(recordJsonSchema, await answer.json())
  const start = record.start ?? (await getPosition({ game: record.game })).start
  const played = treeOfRecord(record.moves)
  const moves = mainLine(played)
  // What was played comes first: the game may have gone on since the address was written.
  const tree = mergeBranches([...played, ...(location.tree ?? [])])
  return {
    start,
    game: { id, moves },
    tags: record.tags ?? {},
    result: record.result === '*' ? undefined : record.result,
    ending: record.ending,
    you,
    isUnplaced:
      location.at === undefined && location.variation.length === 0 && (record.result ?? '*') !== '*',
    retry: location.retry,
    ...startAt(tree, location, 0),
  }
}

/** A line comes as people wrote it; the server says how its moves are called. */
async function openLine(position: string, location: StudyLocation): Promise<StudySource> {
  const view = await getPosition({ position }, location.moves)
  const moves = view.steps.flatMap((step) => step.move ?? [])
  const tree = location.tree ? renameMainLine(location.tree, moves) : treeOf(moves)
  return { start: view.start, tags: {}, retry: location.retry, ...startAt(tree, location, moves.length) }
}

/** The place that the address names; what was tried there is played when it is shown. */
function startAt(
  tree: Tree,
  location: StudyLocation,
  defaultPly: number,
): Pick<StudySource, 'tree' | 'path'> {
  return { tree, path: [...mainLine(tree).slice(0, location.at ?? defaultPly), ...location.variation] }
}

/** A record that somebody brought along. */
export function sourceOfRecord(record: ParsedRecord): StudySource {
  return {
    start: record.start,
    tree: treeOfRecord(record.record.moves),
    path: [],
    tags: record.tags,
    result: record.result === '*' ? undefined : record.result,
    ending: record.ending,
  }
}
