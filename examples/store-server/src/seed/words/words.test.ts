import { expect, test } from 'vitest'
import { LANGUAGES } from '../keys.ts'
import { WORDS } from './index.ts'

/** Every text with its path, lists by position. */
const textsOf = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, part]) => textsOf(part, `${path}.${key}`))

const english = new Map(textsOf(WORDS.en))
const others = LANGUAGES.filter((language) => language !== 'en')

test.each(others)('%s has a text for every English one', (language) => {
  expect(textsOf(WORDS[language]).map(([path]) => path)).toEqual([...english.keys()])
})

test.each(others)('%s leaves empty only what English leaves empty', (language) => {
  const empty = textsOf(WORDS[language]).filter(([path, text]) => (text.trim() === '') !== (english.get(path) === ''))
  expect(empty).toEqual([])
})

test.each(others)('%s has sentences of its own', (language) => {
  const same = textsOf(WORDS[language]).filter(([path, text]) => text.includes(' ') && text === english.get(path))
  // Names of people are nobody's language, and a T-shirt is one in most.
  expect(same.filter(([path]) => !path.startsWith('.reviews.names') && path !== '.kinds.tee.0')).toEqual([])
})

test.each(LANGUAGES)('%s leaves a place for the word, the weight and the volume', (language) => {
  const { kinds, labels } = WORDS[language]
  const templates = [...Object.values(kinds).map(([name]) => name), labels.weight, labels.volume]
  expect(templates.filter((text) => text.split('*').length !== 2)).toEqual([])
})
