import { afterEach, describe, expect, it } from 'vitest'
import { messageOf, plainText, rejectionMessage, serverMessage } from '../../src/shared/message'
import { ApiError } from '../../src/wire/api'
import { language } from '../../src/words/language.svelte'

const problem = { type: '', title: '', status: 400, code: 'bad-request' }
const errorWith = (message: string, more: object = {}) => new ApiError(message, { ...problem, ...more })

afterEach(() => language.use('en'))

describe('messageOf', () => {
  it('removes the JSON path', () => {
    expect(messageOf(errorWith("$.game: column 16: a size '9x9x'; expected 5x5"))).toEqual({
      text: "A size '9x9x'; expected 5x5",
    })
    expect(messageOf(errorWith('$.seats.X: nobody'))).toEqual({ text: 'Nobody' })
    expect(messageOf(errorWith('position: column 3: no'), /^position: /)).toEqual({ text: 'Column 3: no' })
  })

  it('hides technical messages', () => {
    expect(messageOf(new TypeError('undefined is not a function'))).toEqual({
      text: 'Something went wrong. Please try again.',
    })
  })

  it('translates problems by their code, with details where they help', async () => {
    await language.use('de')
    expect(messageOf(errorWith('no such page', { code: 'not-found' }))).toEqual({
      text: 'Nicht gefunden, oder du hast keinen Zugriff.',
    })
    expect(messageOf(errorWith('$.game: a size'))).toEqual({
      text: 'Die Eingabe ist ungültig:',
      serverText: 'A size',
    })
    expect(messageOf(errorWith('x', { code: 'rejected', reason: 'full' })).text).toContain('Beide Plätze')
    expect(messageOf(errorWith('news', { code: 'new-code' }))).toEqual({ text: '', serverText: 'News' })
    expect(messageOf(new ApiError('Der Server antwortet nicht.'))).toEqual({
      text: 'Der Server antwortet nicht.',
    })
  })
})

describe('rejectionMessage', () => {
  const rejection = { reason: 'illegal', message: 'a1 outflanks nothing.' }

  it('is the text of the server in its own language', () => {
    expect(rejectionMessage(rejection, 'othello')).toEqual({ text: 'a1 outflanks nothing.' })
  })

  it('is translated by its reason, with the rule of the game', async () => {
    await language.use('de')
    expect(rejectionMessage(rejection, 'othello')).toEqual({
      text: 'Dieser Zug ist hier nicht erlaubt. Dein Stein muss mindestens einen gegnerischen Stein umdrehen.',
    })
    expect(rejectionMessage({ ...rejection, reason: 'new-reason' }, 'othello')).toEqual({
      text: '',
      serverText: 'a1 outflanks nothing.',
    })
  })
})

it('joins both parts for screen readers', async () => {
  await language.use('de')
  expect(plainText(serverMessage('B', 'A', true))).toBe('A B')
  expect(plainText(serverMessage('B', 'A'))).toBe('A')
})
