import { expect, test } from 'vitest'
import { buildProducts } from './buildProducts.ts'
import { CONTENT_LANGUAGES, type ContentLanguage } from './keys.ts'
import { KINDS } from './kinds.ts'
import { WORDS } from './words/index.ts'

const products = buildProducts()

/** Returns the keys of the closing sentences that a description has. */
const closingsIn = (description: string, language: ContentLanguage): string[] =>
  Object.entries(WORDS[language].labels.closings).flatMap(([key, sentence]) =>
    description.includes(sentence) ? [key] : [],
  )

const offending = (isOfType: (product: (typeof products)[number]) => boolean, pattern: RegExp): string[] => {
  const ofType = products.filter(isOfType)
  expect(ofType.length).toBeGreaterThan(10)
  return ofType.flatMap(({ slug, text }) =>
    CONTENT_LANGUAGES.filter((language) => pattern.test(text[language].description)).map((each) => `${slug} ${each}`),
  )
}

const familyOf = ({ build }: (typeof products)[number]): string => KINDS[build.kind].family

const SEWN = /\b(sewn|genäht|cousu|cucit[oi]|se cose|cosido)\b/i
const TESTED = /repair team|reparaturteam|équipe de réparation|laboratorio di riparazione|equip[oa] de repara/i
const YEARS =
  /for many years|für viele jahre|durer de nombreuses années|durare molti anni|durar muchos años|durar muitos anos/i

test('each pattern of this test finds its sentence in every language', () => {
  for (const language of CONTENT_LANGUAGES) {
    const { sewn, tested, lasting } = WORDS[language].labels.closings
    expect(sewn).toMatch(SEWN)
    expect(tested).toMatch(TESTED)
    expect(lasting).toMatch(YEARS)
  }
})

test('a description ends with at most one closing sentence, the same in all languages', () => {
  const used = products.map(({ slug, text }) => {
    const [english, ...others] = CONTENT_LANGUAGES.map((each) => closingsIn(text[each].description, each).join())
    expect(english?.split(',').length, slug).toBe(1)
    expect(new Set([english, ...others]).size, slug).toBe(1)
    return english
  })
  expect(new Set(used)).toEqual(new Set([...Object.keys(WORDS.en.labels.closings), '']))
})

test('nothing that is knitted in one piece is sewn, and no shoe either', () => {
  const isNotSewn = (product: (typeof products)[number]) =>
    ['socks', 'shoe', 'roadShoe', 'beanie'].includes(familyOf(product))
  expect(offending(isNotSewn, SEWN)).toEqual([])
})

test('no shoe and no sock is made to last for many years or tested by the repair team', () => {
  const wearsOut = (product: (typeof products)[number]) => ['socks', 'shoe', 'roadShoe'].includes(familyOf(product))
  expect(offending(wearsOut, YEARS)).toEqual([])
  expect(offending(wearsOut, TESTED)).toEqual([])
})
