import { expect, test } from 'vitest'
import { CONTENT_LANGUAGES, LANGUAGES } from '../keys.ts'
import { WORDS } from './index.ts'

type Text = readonly [path: string, text: string]

/** Returns every text with its path; list items have their index as the key. */
const textsOf = (value: unknown, path = ''): Text[] => {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) throw new TypeError(`${path} is no text`)
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}.${key}`))
}

/**
 * The paths of sentences, which must be translated. The other texts are names and labels, which languages may share.
 */
const PROSE = [
  /^\.(summaries|sentences)\./,
  /^\.activities\.\w+\.(purposes|openers)\./,
  /^\.materials\./,
  /^\.features\./,
  /^\.labels\.(closings|care)\./,
  /^\.facts\.(fits|shapes)\./,
  /^\.reviews\.(titles|texts|clothes|more|pleased|gift)\./,
]

/** Texts that may be the same in all languages: names of people, and "T-shirt". */
const SHARED = [/^\.reviews\.names\./, /^\.kinds\.tee\.0$/]

const matches = (patterns: readonly RegExp[], path: string): boolean => patterns.some((pattern) => pattern.test(path))

/**
 * Returns true for a text that must differ between languages. A label of several words counts as a sentence, because
 * such a label is not the same in two languages by chance.
 */
const isOfItsLanguage = ([path, text]: Text): boolean =>
  !matches(SHARED, path) && (matches(PROSE, path) || text.trim().includes(' '))

const plain = (text: string | undefined): string => (text ?? '').trim().toLowerCase()

const english = new Map(textsOf(WORDS.en))
const others = LANGUAGES.filter((language) => language !== 'en')

test('English has a text for every pattern of this test', () => {
  const paths = [...english.keys()]
  expect([...PROSE, ...SHARED].filter((pattern) => !paths.some((path) => pattern.test(path)))).toEqual([])
})

test.each(others)('%s has the same texts and list lengths as English', (language) => {
  expect(textsOf(WORDS[language]).map(([path]) => path)).toEqual([...english.keys()])
})

test.each(others)('%s has empty texts only where English has them', (language) => {
  const empty = textsOf(WORDS[language]).filter(([path, text]) => (plain(text) === '') !== (english.get(path) === ''))
  expect(empty).toEqual([])
})

test.each(others)('%s has its own sentences', (language) => {
  const same = textsOf(WORDS[language])
    .filter(isOfItsLanguage)
    .filter(([path, text]) => plain(text) !== '' && plain(text) === plain(english.get(path)))
  expect(same).toEqual([])
})

test.each(CONTENT_LANGUAGES)('%s has a placeholder for the name and for every measure', (language) => {
  const { kinds, facts } = WORDS[language]
  const templates = [...Object.values(kinds).map(([name]) => name), ...Object.values(facts.measures)]
  expect(templates.filter((text) => text.split('*').length !== 2)).toEqual([])
})

/** The paths of search words, which contain both British and American words. */
const SEARCHED = /^\.kinds\.\w+\.1$|^\.labels\.(color|gender|activity)Words\.|^\.content\.redirects\./

const readIn = (language: 'en' | 'en-GB'): Text[] => textsOf(WORDS[language]).filter(([path]) => !SEARCHED.test(path))

test('British English has the same texts as American English', () => {
  expect(textsOf(WORDS['en-GB']).map(([path]) => path)).toEqual([...english.keys()])
})

test('British texts contain no American words', () => {
  const american =
    /\b(pants|vests?|colors?|gray|matte|liters?|favorites?|sweaters?|sneakers|zippers?|center|fall|snaps?|odors?)\b/i
  expect(readIn('en-GB').filter(([, text]) => american.test(text))).toEqual([])
})

test('American texts contain no British words', () => {
  const british =
    /\b(trousers|gilets?|colours?|grey|matt|litres?|favourites?|jumpers?|trainers|rucksacks?|centre|press[- ]studs?|odours?)\b/i
  expect(readIn('en').filter(([, text]) => british.test(text))).toEqual([])
})
