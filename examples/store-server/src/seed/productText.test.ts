import { expect, test } from 'vitest'
import { buildProducts } from './buildProducts.ts'
import { ACTIVITIES, type ActivityKey, CONTENT_LANGUAGES } from './keys.ts'
import { WORDS } from './words/index.ts'

/** The words for an activity in the names of products, in all languages. */
const NAMED: Readonly<Record<ActivityKey, RegExp>> = {
  running: /\brunning\b|lauf|\bde course\b|\btrail\b|\bcorsa\b|\bcorrida\b/i,
  cycling: /\bcycling\b|(^|\s)rad|\bvélo\b|\bbici\b|\bciclismo\b/i,
  hiking: /\bhiking\b|wander|trekking|(?<!\bski )\bde randonnée\b|\bsenderismo\b|\bcaminhada\b/i,
  snow: /\bsnow\b|(^|\s)ski|\bsci|\besqu[ií]/i,
}

const products = buildProducts()

test.each(CONTENT_LANGUAGES)('the activity in the name of a product in %s is the one of its texts', (language) => {
  for (const activity of ACTIVITIES) {
    const { openers, purposes } = WORDS[language].activities[activity]
    const named = products.map(({ text }) => text[language]).filter(({ name }) => NAMED[activity].test(name))
    expect(named.length, activity).toBeGreaterThan(10)
    for (const { name, description, summary } of named) {
      expect(
        openers.some((opener) => description.startsWith(opener)),
        `${name}: ${description}`,
      ).toBe(true)
      expect(
        purposes.some((purpose) => summary.endsWith(purpose)),
        `${name}: ${summary}`,
      ).toBe(true)
    }
  }
})

test.each(CONTENT_LANGUAGES)('no line break parts a number from its unit in %s', (language) => {
  const texts = products.flatMap(({ text }) => {
    const { summary, description, features, materials, care, fit } = text[language]
    return [summary, description, ...features, materials, care, fit]
  })
  expect(texts.filter((said) => /\d (?:cm|mm|g|kg|l|ml|oz|in|°[CF]|cuin|lit\S+)(?![\p{L}])/u.test(said))).toEqual([])
})
