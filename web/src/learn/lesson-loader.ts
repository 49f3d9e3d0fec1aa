import { catalogueNames, type CatalogueName } from '../words/catalogues'
import { catalogue, language } from '../words/language.svelte'
import type { LessonWords } from '../words/types'
import type { Lesson } from './lesson'

/** The lessons, loaded on demand. */
const files = import.meta.glob<{ default: Lesson }>('./lessons/*.json')

export interface LoadedLesson {
  lesson: Lesson
  words: LessonWords
}

type LessonName = Extract<CatalogueName, `lessons/${string}`>

/** The lesson of a game; undefined if there is none. */
export async function loadLesson(kind: string): Promise<LoadedLesson | undefined> {
  const file = files[`./lessons/${kind}.json`]
  const name = catalogueNames.find((one): one is LessonName => one === `lessons/${kind}`)
  if (!file || !name) return undefined
  const [data] = await Promise.all([file(), language.load([name])])
  return { lesson: data.default, words: catalogue(name).lesson }
}
