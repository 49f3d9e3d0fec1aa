import { Failure } from '../wire/api'
import { parts as words } from '../words/en/parts'

/** What went wrong, in words for people: what the server says, or that nobody knows. */
export const inWords = (error: unknown): string =>
  error instanceof Failure ? error.message : words.somethingWrong
