import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { xraySchema } from '../../src/wire/xray-tree'
import { SearchTree } from '../../src/xray/search-tree'

/** The search that the server's tests hold against theirs: alpha-beta, two moves ahead, five cells left in Squirrel War. */
const file = join(import.meta.dirname, '../../../server/src/test/resources/dev/drey/server/golden/xray.json')

export const golden = new SearchTree(v.parse(xraySchema, JSON.parse(readFileSync(file, 'utf8'))))
