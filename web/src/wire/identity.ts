import * as v from 'valibot'
import { jsonRequest, request } from './api'
import { meSchema, type Me } from './game-lists'

/** The player's tokens, signing out, and the deletion of the identity. */

const tokenSchema = v.object({
  id: v.string(),
  label: v.string(),
  created: v.number(),
  expires: v.number(),
  /** Missing if the token was never used. */
  lastUsed: v.exactOptional(v.number()),
  current: v.boolean(),
})
export type Token = v.InferOutput<typeof tokenSchema>

export const tokensSchema = v.object({ tokens: v.array(tokenSchema) })

export const newTokenSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** The secret, which the server cannot show again. */
  token: v.string(),
  details: tokenSchema,
})
export type NewToken = v.InferOutput<typeof newTokenSchema>

export const deletedSchema = v.object({ id: v.string(), games: v.number() })
export type Deleted = v.InferOutput<typeof deletedSchema>

async function send<T extends v.GenericSchema>(
  schema: T,
  path: string,
  init?: RequestInit,
): Promise<v.InferOutput<T>> {
  return v.parse(schema, await (await request(path, init)).json())
}

const tokenPath = (id: string): string => `/api/tokens/${encodeURIComponent(id)}`

export const getTokens = async (): Promise<Token[]> => (await send(tokensSchema, '/api/tokens')).tokens

export const createToken = (label: string, days: number): Promise<NewToken> =>
  send(newTokenSchema, '/api/tokens', jsonRequest('POST', { label, days }))

/** Revokes a token; returns the others. */
export const revokeToken = async (id: string): Promise<Token[]> =>
  (await send(tokensSchema, tokenPath(id), { method: 'DELETE' })).tokens

export const rotateToken = (id: string): Promise<NewToken> =>
  send(newTokenSchema, tokenPath(id) + '/rotate', jsonRequest('POST', {}))

/** Signs out all other browsers and programs; with `leave`, also this browser. */
export const signOutEverywhere = (leave: boolean): Promise<Me> =>
  send(meSchema, '/api/me/sign-out', jsonRequest('POST', { leave }))

export const deleteIdentity = (id: string): Promise<Deleted> =>
  send(deletedSchema, '/api/me/delete', jsonRequest('POST', { confirm: id }))
