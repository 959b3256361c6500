import { expect, test } from 'vitest'
import { CONTENT_LANGUAGES, LANGUAGES } from '../keys.ts'
import { WORDS } from './index.ts'

type Text = readonly [path: string, text: string]

/** Every text with its path, lists by position. */
const textsOf = (value: unknown, path = ''): Text[] => {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) throw new TypeError(`${path} is no text`)
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}.${key}`))
}

/** What the shop says in sentences, be they of one word; the rest are names and labels, which languages may share. */
const PROSE = [
  /^\.families\./,
  /^\.activities\.\w+\.(purposes|openers)\./,
  /^\.materials\.\w+\.1$/,
  /^\.features\./,
  /^\.labels\.(closings|fits|care)\./,
  /^\.reviews\.(titles|texts|clothes|more|pleased|measures)\./,
]

/** Names of people are nobody's language, and a T-shirt is one in most. */
const SHARED = [/^\.reviews\.names\./, /^\.kinds\.tee\.0$/]

const matches = (patterns: readonly RegExp[], path: string): boolean => patterns.some((pattern) => pattern.test(path))

/** A text of several words is nobody's label by chance, so it counts as a sentence, too. */
const isOfItsLanguage = ([path, text]: Text): boolean =>
  !matches(SHARED, path) && (matches(PROSE, path) || text.trim().includes(' '))

const plain = (text: string | undefined): string => (text ?? '').trim().toLowerCase()

const english = new Map(textsOf(WORDS.en))
const others = LANGUAGES.filter((language) => language !== 'en')

test('English has texts in every place that is looked at', () => {
  const paths = [...english.keys()]
  expect([...PROSE, ...SHARED].filter((pattern) => !paths.some((path) => pattern.test(path)))).toEqual([])
})

test.each(others)('%s has a text for every English one, and lists as long', (language) => {
  expect(textsOf(WORDS[language]).map(([path]) => path)).toEqual([...english.keys()])
})

test.each(others)('%s leaves empty only what English leaves empty', (language) => {
  const empty = textsOf(WORDS[language]).filter(([path, text]) => (plain(text) === '') !== (english.get(path) === ''))
  expect(empty).toEqual([])
})

test.each(others)('%s has sentences of its own', (language) => {
  const same = textsOf(WORDS[language])
    .filter(isOfItsLanguage)
    .filter(([path, text]) => plain(text) !== '' && plain(text) === plain(english.get(path)))
  expect(same).toEqual([])
})

test.each(CONTENT_LANGUAGES)('%s leaves a place for the word, the weight and the volume', (language) => {
  const { kinds, labels } = WORDS[language]
  const templates = [...Object.values(kinds).map(([name]) => name), labels.weight, labels.volume]
  expect(templates.filter((text) => text.split('*').length !== 2)).toEqual([])
})

/** What things are found under; there both sides of the ocean are named. */
const SEARCHED = /^\.kinds\.\w+\.1$|^\.labels\.(color|gender|activity)Words\.|^\.content\.redirects\./

const readIn = (language: 'en' | 'en-GB'): Text[] => textsOf(WORDS[language]).filter(([path]) => !SEARCHED.test(path))

test('British English has a text for every American one', () => {
  expect(textsOf(WORDS['en-GB']).map(([path]) => path)).toEqual([...english.keys()])
})

test('a British shopper reads no American word', () => {
  const american = /\b(pants|vests?|colors?|gray|matte|liters?|favorites?|sweaters?|sneakers|zippers?|center|fall)\b/i
  expect(readIn('en-GB').filter(([, text]) => american.test(text))).toEqual([])
})

test('an American shopper reads no British word', () => {
  const british = /\b(trousers|gilets?|colours?|grey|matt|litres?|favourites?|jumpers?|trainers|rucksacks?|centre)\b/i
  expect(readIn('en').filter(([, text]) => british.test(text))).toEqual([])
})
