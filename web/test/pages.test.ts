import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pages, shellTexts } from '../src/pages'
import type { Page } from '../src/router.svelte'

const source = join(import.meta.dirname, '../src')

/** The files of texts that a module uses, directly or through its static imports. */
function textsUsedBy(file: string, visited = new Set<string>()): Set<string> {
  if (visited.has(file)) return new Set()
  visited.add(file)
  const imports = readFileSync(file, 'utf8').matchAll(/^\s*import (?!type )(?:[^'"]*? from )?'([^']+)'/gm)
  const texts = [...imports].flatMap(([, path = '']) => {
    if (path.startsWith('$words/')) return [path.slice('$words/'.length)]
    const imported = path.startsWith('.') ? fileOf(join(dirname(file), path)) : undefined
    return imported ? [...textsUsedBy(imported, visited)] : []
  })
  return new Set(texts.filter((name) => name !== 'format'))
}

/** The file that an import without an extension refers to. */
const fileOf = (path: string): string | undefined =>
  [path, `${path}.ts`].find((file) => /\.(ts|svelte)$/.test(file) && existsSync(file))

/** The file of each page, as `pages.ts` imports it. */
const entries = [
  ...readFileSync(join(source, 'pages.ts'), 'utf8').matchAll(
    /(\w+): \{\s*component: \(\) => import\('\.\/(.+)'\)/g,
  ),
].map(([, page, file]) => [file ?? '', page as Page] as const)

describe('the texts that are loaded', () => {
  it('around every page are those that it uses', () => {
    expect([...textsUsedBy(join(source, 'App.svelte'))].sort()).toEqual([...shellTexts].sort())
  })

  it.each(entries)('with the page in %s are those that it uses', (entry, page) => {
    const used = [...textsUsedBy(join(source, entry))].filter(
      (name) => !shellTexts.some((text) => text === name),
    )
    expect([...pages[page].texts].sort()).toEqual(used.sort())
  })

  it('belong to a page', () => expect(entries).toHaveLength(Object.keys(pages).length - 1))
})
