import { query } from '../wire/api'
import { treeOfRecord } from './records'
import { mainLine, type Path, type Tree } from './tree'
import { readMoves, writeTree } from './written'

/** What is studied, as the address says it. Everything one sees can be sent to somebody. */
export interface Place {
  /** The server's game it came from, or else where the line begins. */
  from: { game: string } | { position: string }
  /** The main line; a game of the server has its own. */
  moves: Path
  /** How many moves of the main line lead here; undefined where the address leaves that open. */
  at: number | undefined
  /** What was tried from there. */
  tried: Path
  /** The main line with all that was tried beside it, where that is more than the moves above. */
  tree?: Tree | undefined
  /** Whether mistakes are to be tried again. */
  retry?: boolean | undefined
}

/** Some programs cut off what is longer. */
export const longestAddress = 1500
/** What cannot have been written here is not read. */
const readable = 2 * longestAddress

export type Address = { page: 'entry' } | { page: 'edit'; position: string } | { page: 'study'; place: Place }

export function readAddress(parameters: URLSearchParams): Address {
  const game = parameters.get('game')
  const position = parameters.get('position')
  if (parameters.has('edit')) return { page: 'edit', position: position ?? '' }
  if (!game && !position) return { page: 'entry' }
  const tree = variations(parameters.get('tree'))
  return {
    page: 'study',
    place: {
      from: game ? { game } : { position: position ?? '' },
      moves: tree && !game ? mainLine(tree) : list(parameters.get('moves')),
      at: whole(parameters.get('at')),
      tried: list(parameters.get('try')),
      tree,
      ...(parameters.has('retry') ? { retry: true } : {}),
    },
  }
}

export function studyAddress(place: Place): string {
  const atEnd = 'position' in place.from && place.at === place.moves.length
  return written({
    ...place.from,
    ...(place.tree ? { tree: writeTree(place.tree) } : { moves: place.moves.join(',') }),
    at: atEnd ? undefined : place.at,
    try: place.tried.join(','),
    retry: place.retry ? 1 : undefined,
  })
}

export const editAddress = (position: string): string => written({ position, edit: 1 })

/** These signs may stand in a query as they are, and a position can be read then. */
function written(parameters: Record<string, string | number | undefined>): string {
  return '/study' + query(parameters).replace(/%(2C|3A|2F|28|29)/g, decodeURIComponent)
}

function variations(text: string | null): Tree | undefined {
  const tree = text && text.length <= readable ? treeOfRecord(readMoves(text)) : []
  return tree.length > 0 ? tree : undefined
}

function list(text: string | null): string[] {
  return (text ?? '').split(',').filter((move) => move !== '')
}

function whole(text: string | null): number | undefined {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : undefined
}
