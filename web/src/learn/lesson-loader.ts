import type { LessonWords } from '$words/learn'
import type { Lesson } from './lesson'

/** The lessons, loaded on demand. */
const files = import.meta.glob<{ default: Lesson }>('./lessons/*.json')
const texts = import.meta.glob<{ lesson: LessonWords }>('$words/lessons/*.ts')

export interface LoadedLesson {
  lesson: Lesson
  words: LessonWords
}

/** The lesson of a game; undefined if there is none. */
export async function loadLesson(kind: string): Promise<LoadedLesson | undefined> {
  const file = files[`./lessons/${kind}.json`]
  const text = Object.entries(texts).find(([path]) => path.endsWith(`/lessons/${kind}.ts`))?.[1]
  if (!file || !text) return undefined
  const [data, words] = await Promise.all([file(), text()])
  return { lesson: data.default, words: words.lesson }
}
