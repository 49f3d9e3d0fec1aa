import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { variantsOf, type Lesson } from '../../src/learn/lesson'
import { languageCodes } from '../../src/words/catalogues'
import type { LessonWords } from '../../src/words/types'

/** LessonsTest in the server checks the lessons against the rules. */
const folder = new URL('../../src/learn/lessons/', import.meta.url)
const names = readdirSync(folder).map((file) => file.replace('.json', ''))
const texts = import.meta.glob<{ lesson: LessonWords }>('../../src/words/*/lessons/*.ts', { eager: true })

const cases = names.flatMap((name) => languageCodes.map((code) => [name, code] as const))

describe.each(cases)('the lesson of %s in %s', (name, code) => {
  const lesson = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as Lesson
  const words = texts[`../../src/words/${code}/lessons/${name}.ts`]?.lesson

  it('belongs to the game in its file name', () => {
    expect(lesson.kind).toBe(name)
    const positions = lesson.steps.flatMap(variantsOf).map((variant) => variant.position)
    expect(positions.filter((position) => !position.startsWith(`${name}:`))).toEqual([])
  })

  it('is short', () => {
    expect(lesson.steps.length).toBeGreaterThanOrEqual(4)
    expect(lesson.steps.length).toBeLessThanOrEqual(8)
  })

  it('has texts for every step and no duplicate steps', () => {
    expect(Object.keys(words?.steps ?? {})).toEqual(lesson.steps.map((step) => step.key))
  })

  it('has texts for every choice', () => {
    const keys = lesson.steps.flatMap((step) => step.choose?.map((variant) => variant.key) ?? [])
    expect(Object.keys(words?.choose?.variants ?? {})).toEqual(keys)
  })
})
