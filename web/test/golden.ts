import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { serverMessageSchema, type ServerMessage } from '../src/wire/live'
import { xraySchema } from '../src/wire/xray-tree'
import { SearchTree } from '../src/xray/search-tree'

/** Golden files of the server's tests with all of its responses and messages. */
export const goldenFolder = join(
  import.meta.dirname,
  '../../server/src/test/resources/dev/drey/server/golden',
)

export const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

export const readGolden = (name: string): unknown => readJson(join(goldenFolder, `${name}.json`))

/** A message of a live game. */
export const goldenMessage = (name: string): ServerMessage => v.parse(serverMessageSchema, readGolden(name))

/** An alpha-beta search to depth 2 with five empty cells in Squirrel War. */
export const goldenTree = (): SearchTree => new SearchTree(v.parse(xraySchema, readGolden('xray')))
