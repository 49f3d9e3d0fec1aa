import * as v from 'valibot'
import { ask, query } from '../wire/api'
import { xray, type Xray } from '../wire/xray-tree'
import type { Question } from './xray-request'

/** Lets the server search. Trees are pure: the same question has the same answer. */
export async function askXray(question: Question, signal?: AbortSignal): Promise<Xray> {
  const response = await ask('/api/xray' + query({ ...question }), signal ? { signal } : undefined)
  return v.parse(xray, await response.json())
}
