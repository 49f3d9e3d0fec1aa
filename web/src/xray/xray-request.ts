import * as v from 'valibot'
import { queryString, request } from '../wire/api'
import { algorithmSchema, xraySchema, type Algorithm, type XrayTree } from '../wire/xray-tree'

/** The search to trace; the page's address contains it. */
export interface XrayRequest {
  position: string
  algorithm: Algorithm
  depth: number
}

export const deepestSearch = 9

const nuts = '3,1,4,2,5/2,6,3,8,1/4,2,9,5,3/1,7,2,6,4/5,3,1,2,8'

/** Positions with small, instructive trees. */
export const examples = {
  nuts: { position: `squirrel-war:${nuts}:OXXXO/OO-X-/OOOOX/OX-O-/XXXO-:X`, depth: 3 },
  claim: { position: 'adjacent-claim:3x3:---/-X-/---:O', depth: 3 },
  duel: { position: 'adjacent-claim:4x4:----/-XO-/----/----:X', depth: 4 },
  othello: {
    position: 'othello:--------/--------/--------/---OX---/---XO---/--------/--------/--------:X',
    depth: 3,
  },
  tower: { position: 'santorini:CC:00000/012O00/00310/000X00/0X0000O:X', depth: 2 },
}
export type Example = keyof typeof examples

export const exampleOf = (position: string): Example | undefined =>
  (Object.keys(examples) as Example[]).find((name) => examples[name].position === position)

const defaultRequest: XrayRequest = { ...examples.nuts, algorithm: 'alpha-beta' }

export function parseXrayRequest(parameters: URLSearchParams): XrayRequest {
  const position = parameters.get('position') || defaultRequest.position
  const depth = Number(parameters.get('depth'))
  const example = exampleOf(position)
  return {
    position,
    algorithm: v.is(algorithmSchema, parameters.get('algorithm'))
      ? (parameters.get('algorithm') as Algorithm)
      : defaultRequest.algorithm,
    depth:
      Number.isInteger(depth) && depth >= 1 && depth <= deepestSearch
        ? depth
        : example
          ? examples[example].depth
          : 2,
  }
}

/** The time that an address names. */
export function parseTime(parameters: URLSearchParams): number {
  const time = Number(parameters.get('at'))
  return Number.isInteger(time) && time > 0 ? time : 0
}

export function xrayAddress({ position, algorithm, depth }: XrayRequest, time = 0): string {
  const parameters = queryString({ position, algorithm, depth, at: time > 0 ? time : undefined })
  // Keeps characters readable that need no escaping in a query.
  return '/xray' + parameters.replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%2F', '/')
}

/** Runs a traced search on the server. */
export async function loadXray(xrayRequest: XrayRequest, signal?: AbortSignal): Promise<XrayTree> {
  const response = await request(
    '/api/xray' + queryString({ ...xrayRequest }),
    signal ? { signal } : undefined,
  )
  return v.parse(xraySchema, await response.json())
}
