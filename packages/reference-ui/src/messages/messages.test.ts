import { expect, test } from 'vitest'
import { messages as de } from './de.ts'
import { messages as en } from './en.ts'
import { messages as es } from './es.ts'
import { messages as fr } from './fr.ts'
import { messages as it } from './it.ts'
import { messages as pt } from './pt.ts'

type Entry = readonly [path: string, value: unknown]

const entriesOf = (words: object): Entry[] =>
  Object.entries(words).flatMap(([area, texts]) =>
    Object.entries(texts as object).map(([key, value]): Entry => [`${area}.${key}`, value]),
  )

const others = { de, es, fr, it, pt }
const english = new Map(entriesOf(en))

/** Words for each parameter that stand out in a sentence; lists and counts where the function wants them. */
const samples = (path: string, value: (...values: never[]) => string): unknown[] => {
  if (path === 'cart.unshippable') return [['Skarn', 'Moraine'], 'Utopia']
  const isCount = /count|remaining|maximum|showProducts|updated|colours|orderItems|pageOf/i.test(path)
  return Array.from({ length: value.length }, (_, index) => (isCount ? 7 + index : `Word${index}`))
}

test.each(Object.entries(others))('%s has every text of English, and no other', (_, words) => {
  expect(entriesOf(words).map(([path]) => path)).toEqual([...english.keys()])
})

test.each(Object.entries({ en, ...others }))(
  '%s has no empty text, and each sentence says what it is given',
  (_, words) => {
    for (const [path, value] of entriesOf(words)) {
      if (typeof value === 'string') expect(value.trim(), path).not.toBe('')
      else {
        const say = value as (...values: unknown[]) => string
        const given = samples(path, value as (...values: never[]) => string)
        const said = say(...given)
        for (const word of given.flat()) expect(said, path).toContain(String(word))
      }
    }
  },
)

/** Names, opening hours and words that two languages share. */
const shared = new Set(['common.shopName', 'search.hours', 'country.partner'])

test.each(Object.entries(others))('%s is not English', (_, words) => {
  const same = entriesOf(words).filter(
    ([path, value]) =>
      typeof value === 'string' && value.length > 12 && value === english.get(path) && !shared.has(path),
  )
  expect(same).toEqual([])
})

test.each(Object.entries({ en, ...others }))('%s tells one from many', (_, { cart, search, product }) => {
  for (const say of [cart.updated, search.resultCount, product.reviewCount]) {
    expect(say(1)).toContain('1')
    expect(say(2)).toContain('2')
  }
  expect(search.resultCount(1).replace('1', '2')).not.toBe(search.resultCount(2))
  expect(cart.unshippable(['Skarn'], 'X').replace('Skarn', 'Skarn, Moraine')).not.toBe(
    cart.unshippable(['Skarn', 'Moraine'], 'X'),
  )
})
