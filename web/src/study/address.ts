import { queryString } from '../wire/api'
import { treeOfRecord, type RecordedMove } from './records'
import type { StudySource } from './study-source'
import { addMoves, commonLength, mainLine, treeOf, type Path, type Tree } from './tree'

/** The content of a study's address, which is enough to share the current view. */
export interface StudyLocation {
  /** The stored game, or the start position of the line. */
  from: { game: string } | { position: string }
  /** The main line; empty for a stored game. */
  moves: Path
  /** Ply on the main line; undefined if the address does not name one. */
  at: number | undefined
  /** The moves after that ply that leave the main line. */
  variation: Path
  /** The main line with its variations, if there are more than `variation`. */
  tree?: Tree | undefined
  /** Whether the mistakes are tried again. */
  retry?: boolean | undefined
}

/** Some programs truncate longer addresses. */
const longestAddress = 1500
/** Longer texts cannot come from this client and are ignored. */
const longestReadable = 2 * longestAddress

export type StudyRoute =
  { page: 'entry' } | { page: 'edit'; position: string } | { page: 'study'; location: StudyLocation }

export function parseStudyAddress(parameters: URLSearchParams): StudyRoute {
  const game = parameters.get('game')
  const position = parameters.get('position')
  if (parameters.has('edit')) return { page: 'edit', position: position ?? '' }
  if (!game && !position) return { page: 'entry' }
  const tree = parseTree(parameters.get('tree'))
  return {
    page: 'study',
    location: {
      from: game ? { game } : { position: position ?? '' },
      moves: tree && !game ? mainLine(tree) : parseMoves(parameters.get('moves')),
      at: parsePly(parameters.get('at')),
      variation: parseMoves(parameters.get('try')),
      tree,
      ...(parameters.has('retry') ? { retry: true } : {}),
    },
  }
}

export function studyAddress(location: StudyLocation): string {
  const atEnd = 'position' in location.from && location.at === location.moves.length
  return readableAddress({
    ...location.from,
    ...(location.tree ? { tree: writeTree(location.tree) } : { moves: location.moves.join(',') }),
    at: atEnd ? undefined : location.at,
    try: location.variation.join(','),
    retry: location.retry ? 1 : undefined,
  })
}

/** The parts of a study that its address contains. */
interface LinkedStudy {
  source: Pick<StudySource, 'game' | 'start'>
  tree: Tree
  path: Path
  mainLine: Path
  isPlaced: boolean
  isRetrying: boolean
}

export interface StudyLink {
  address: string
  /** Whether the address contains all variations; it leaves them out if it would be too long. */
  isComplete: boolean
}

/** The address of a study. It names the stored game unless the main line has left it. */
export function linkOf({ source, tree, path, mainLine, isPlaced, isRetrying }: LinkedStudy): StudyLink {
  const game = source.game
  const isSameGame = game !== undefined && commonLength(game.moves, mainLine) === game.moves.length
  const moves = isSameGame ? game.moves : mainLine
  const at = commonLength(path, moves)
  const variation = path.slice(at)
  const location: StudyLocation = {
    from: isSameGame ? { game: game.id } : { position: source.start },
    moves: isSameGame ? [] : moves,
    at: isSameGame && !isPlaced ? undefined : at,
    variation,
    retry: isRetrying,
  }
  const plainTree = addMoves(treeOf(moves), moves.slice(0, at), variation)
  if (writeTree(plainTree) === writeTree(tree)) return { address: studyAddress(location), isComplete: true }
  const address = studyAddress({ ...location, tree })
  return address.length <= longestAddress
    ? { address, isComplete: true }
    : { address: studyAddress(location), isComplete: false }
}

export const editorAddress = (position: string): string => readableAddress({ position, edit: 1 })

/** Keeps characters readable that need no escaping in a query. */
function readableAddress(parameters: Record<string, string | number | undefined>): string {
  return '/study' + queryString(parameters).replace(/%(2C|3A|2F|28|29)/g, decodeURIComponent)
}

function parseTree(text: string | null): Tree | undefined {
  const tree = text && text.length <= longestReadable ? treeOfRecord(parseTreeText(text)) : []
  return tree.length > 0 ? tree : undefined
}

function parseMoves(text: string | null): string[] {
  return (text ?? '').split(',').filter((move) => move !== '')
}

function parsePly(text: string | null): number | undefined {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : undefined
}

/**
 * A tree as a short text: `a,b(x,y)(z)c` is the line a b c with the variations x y and z instead of b. Comments are left
 * out.
 */
export function writeTree(tree: Tree): string {
  const [main, ...others] = tree
  if (!main) return ''
  const variations = others.map((other) => `(${writeTree([other])})`).join('')
  const rest = writeTree(main.next)
  return main.move + variations + (rest !== '' && variations === '' ? ',' : '') + rest
}

/** Parses the text of a tree. Open parentheses at the end are closed, because addresses are easily truncated. */
export function parseTreeText(text: string): RecordedMove[] {
  const mainMoves: RecordedMove[] = []
  const lines = [mainMoves]
  for (const part of text.match(/[()]|[^(),\s]+/g) ?? []) {
    const line = lines.at(-1) ?? mainMoves
    if (part === '(') {
      const moves: RecordedMove[] = []
      const replaced = line.at(-1)
      if (replaced) (replaced.variations ??= []).push({ moves })
      lines.push(moves)
    } else if (part === ')') {
      if (lines.length > 1) lines.pop()
    } else {
      line.push({ move: part })
    }
  }
  return mainMoves
}
