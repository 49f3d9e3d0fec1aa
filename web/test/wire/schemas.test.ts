import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { parsedRecordsSchema } from '../../src/study/records'
import { analysisSchema, studyUpdateSchema, weaknessesSchema } from '../../src/wire/analysis'
import { problemSchema } from '../../src/wire/common'
import {
  invitationSchema,
  kindsSchema,
  lobbySchema,
  meSchema,
  myGamesSchema,
  mapOfTheDaySchema,
  statisticsSchema,
} from '../../src/wire/game-lists'
import { newTokenSchema, tokensSchema } from '../../src/wire/identity'
import { serverMessageSchema } from '../../src/wire/live'
import { parsedMoveSchema, positionViewSchema } from '../../src/wire/position'
import { xraySchema } from '../../src/wire/xray-tree'
import { goldenFolder, readJson } from '../golden'

/** Responses that the client does not read. */
const notRead = ['review']
const files = readdirSync(goldenFolder).filter(
  (name) => name.endsWith('.json') && !notRead.some((start) => name.startsWith(start)),
)

/** Schemas by file name prefix; all other files are messages of a live game. */
const schemas: [string, v.GenericSchema][] = [
  ['position', positionViewSchema],
  ['kinds', kindsSchema],
  ['lobby', lobbySchema],
  ['map-of-the-day', mapOfTheDaySchema],
  ['my-games', myGamesSchema],
  ['me', meSchema],
  ['tokens', tokensSchema],
  ['token', newTokenSchema],
  ['statistics', statisticsSchema],
  ['invitation', invitationSchema],
  ['typed', parsedMoveSchema],
  ['analysis', analysisSchema],
  ['study', studyUpdateSchema],
  ['weaknesses', weaknessesSchema],
  ['problem', problemSchema],
  ['xray', xraySchema],
  ['records', parsedRecordsSchema],
  ['xray', xraySchema],
]

const schemaFor = (name: string): v.GenericSchema =>
  schemas.find(([start]) => name.startsWith(start))?.[1] ?? serverMessageSchema

describe('schemas', () => {
  it('find the golden files', () => {
    expect(files.length).toBeGreaterThan(12)
  })

  it.each(files)('match %s', (name) => {
    const json: unknown = readJson(join(goldenFolder, name))
    // Parsing drops unknown properties, so nothing may be missing afterwards.
    expect(v.parse(schemaFor(name), json)).toEqual(json)
  })
})
