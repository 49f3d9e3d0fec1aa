import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { readRecords } from '../src/study/records'
import { invitation, kinds, lobby, me, myGames, statistics } from '../src/wire/game-lists'
import { serverMessage } from '../src/wire/live'
import { positionView, reading } from '../src/wire/position'
import { problem } from '../src/wire/common'
import { analysis, studyLine } from '../src/wire/analysis'
import { weaknesses } from '../src/wire/weaknesses'
import { xray } from '../src/wire/xray-tree'

/** The server's tests write these files and hold its answers against them; here the client's shapes are held against them. */
const folder = join(import.meta.dirname, '../../server/src/test/resources/dev/drey/server/golden')
/** What only programs ask for. */
const unread = ['review']
const files = readdirSync(folder).filter(
  (name) => name.endsWith('.json') && !unread.some((start) => name.startsWith(start)),
)

/** What is no message of a game's socket, by the beginning of its name. */
const others: [string, v.GenericSchema][] = [
  ['position', positionView],
  ['kinds', kinds],
  ['lobby', lobby],
  ['my-games', myGames],
  ['me', me],
  ['statistics', statistics],
  ['invitation', invitation],
  ['typed', reading],
  ['analysis', analysis],
  ['study', studyLine],
  ['weaknesses', weaknesses],
  ['problem', problem],
  ['xray', xray],
  ['records', readRecords],
  ['xray', xray],
]

const schemaFor = (name: string): v.GenericSchema =>
  others.find(([start]) => name.startsWith(start))?.[1] ?? serverMessage

describe('the wire', () => {
  it('has its golden files', () => {
    expect(files.length).toBeGreaterThan(12)
  })

  it.each(files)('%s is what the client thinks it is', (name) => {
    const told: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'))
    // Parsing leaves out what a schema does not know: nothing may be missing afterwards.
    expect(v.parse(schemaFor(name), told)).toEqual(told)
  })
})
