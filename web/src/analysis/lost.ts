import * as v from 'valibot'

/** The last line of a search that could not be finished: its answer had begun already. */
export const lost = v.object({ type: v.literal('problem'), code: v.string(), detail: v.string() })
