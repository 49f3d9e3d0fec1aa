import * as v from 'valibot'
import { getGame, getPosition, request } from '../wire/api'
import type { Side } from '../wire/common'
import type { StudyLocation } from './address'
import { mergeBranches, recordJsonSchema, treeOfRecord, type ParsedRecord } from './records'
import { mainLine, renameMainLine, treeOf, type Path, type Tree } from './tree'

/** The line to study and where it comes from. */
export interface StudySource {
  start: string
  tree: Tree
  /** The path to show first. */
  path: Path
  /** The stored game and the moves played in it. */
  game?: { id: string; moves: Path } | undefined
  /** Tags of the record, such as players and date. */
  tags: Readonly<Record<string, string>>
  /** The result and how the game ended, if it did. */
  result?: string | undefined
  ending?: string | undefined
  /** The player's own side. */
  you?: Side | undefined
  /** Whether the address of a finished game names no ply. */
  isUnplaced?: boolean | undefined
  /** Whether the mistakes are tried again. */
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
    // The player's side is optional.
    getGame(id).then(
      (game) => game.you,
      () => undefined,
    ),
  ])
  const record = v.parse(recordJsonSchema, await answer.json())
  const start = record.start ?? (await getPosition({ game: record.game })).start
  const played = treeOfRecord(record.moves)
  const moves = mainLine(played)
  // The game's own moves come first: it may have continued since the address was written.
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

/** Opens a line with the server's notation of its moves. */
async function openLine(position: string, location: StudyLocation): Promise<StudySource> {
  const view = await getPosition({ position }, location.moves)
  const moves = view.steps.flatMap((step) => step.move ?? [])
  const tree = location.tree ? renameMainLine(location.tree, moves) : treeOf(moves)
  return { start: view.start, tags: {}, retry: location.retry, ...startAt(tree, location, moves.length) }
}

/** The path that the address names; a variation is played when it is shown. */
function startAt(
  tree: Tree,
  location: StudyLocation,
  defaultPly: number,
): Pick<StudySource, 'tree' | 'path'> {
  return { tree, path: [...mainLine(tree).slice(0, location.at ?? defaultPly), ...location.variation] }
}

/** The source of an imported record. */
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
