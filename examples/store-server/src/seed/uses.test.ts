import { describe, expect, it, test } from 'vitest'
import { buildProducts } from './buildProducts.ts'
import { CONTENT_LANGUAGES, type UseKey } from './keys.ts'
import { KINDS } from './kinds.ts'
import { WORDS } from './words/index.ts'

/** The uses whose summaries name rain. */
const RAIN: readonly UseKey[] = ['rainShell', 'mountainShell', 'linedShell', 'rainPants', 'snowPants']

/** The uses whose summaries name no weather but wind. */
const WIND: readonly UseKey[] = ['softshell', 'windShell', 'windVest']

const NAMES_RAIN = /\brain|regen|\bpluie|\bpluvieux|\bpiogg|\bpiovos|\blluvi|\bchuv/i

const products = buildProducts()
const waterproof = products.filter(({ ratings }) => ratings.waterproofness !== null)
const familyOf = ({ build }: (typeof products)[number]): string => KINDS[build.kind].family

describe.each(CONTENT_LANGUAGES)('a summary in %s', (language) => {
  const { summaries } = WORDS[language]
  const startsWithOne = (summary: string, uses: readonly UseKey[]): boolean =>
    uses.some((use) => summaries[use].some((sentence) => summary.startsWith(sentence)))

  it('speaks of more than wind where the product is waterproof', () => {
    expect(waterproof.length).toBeGreaterThan(50)
    const odd = waterproof.filter(({ text }) => startsWithOne(text[language].summary, WIND))
    expect(odd.map(({ slug }) => slug)).toEqual([])
  })

  it('names rain for waterproof jackets and trousers, and for no others', () => {
    const garments = products.filter((product) => ['shell', 'pants'].includes(familyOf(product)))
    const odd = garments.filter(
      ({ text, ratings }) => startsWithOne(text[language].summary, RAIN) !== (ratings.waterproofness !== null),
    )
    expect(odd.map(({ slug }) => slug)).toEqual([])
    expect(RAIN.flatMap((use) => summaries[use]).filter((sentence) => !NAMES_RAIN.test(sentence))).toEqual([])
    expect(WIND.flatMap((use) => summaries[use]).filter((sentence) => NAMES_RAIN.test(sentence))).toEqual([])
  })

  it('stands in the list of one use only', () => {
    const all = Object.values(summaries).flat()
    expect(all.filter((sentence, index) => all.indexOf(sentence) !== index)).toEqual([])
  })
})

test('a jacket or vest without insulation shares no summary with an insulated one', () => {
  const sentencesOf = (isWarm: boolean): Set<string> => {
    const some = products.filter(
      (product) =>
        ['shell', 'vest', 'insulation'].includes(familyOf(product)) && (product.ratings.warmth ?? 0) > 3 === isWarm,
    )
    return new Set(some.map(({ text }) => text.en.summary.split('. ')[0] ?? ''))
  }
  const cold = sentencesOf(false)
  expect(cold.size).toBeGreaterThan(10)
  expect([...sentencesOf(true)].filter((sentence) => cold.has(sentence))).toEqual([])
})
