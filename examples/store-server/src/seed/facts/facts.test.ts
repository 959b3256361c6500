import { expect, it } from 'vitest'
import type { ProductBuild } from '../build.types.ts'
import { CONTENT_LANGUAGES, MATERIALS } from '../keys.ts'
import { WORDS } from '../words/index.ts'
import { COMPOSITIONS } from './compositions.ts'
import { compositionText } from './compositionText.ts'
import { clothWeightIn, lengthIn, weightIn } from './figures.ts'
import { lengthOf } from './lengths.ts'
import { gramsOf } from './weights.ts'

const jacket = (details: Record<string, string>, material: ProductBuild['material'] = 'laminate3'): ProductBuild => ({
  kind: 'rainJacket',
  type: 'hardshell',
  material,
  details: { collar: 'stand', length: 'regular', ...details },
})

it.each(MATERIALS)('the shares of each piece of %s sum to 100 percent, the largest first', (material) => {
  for (const { shares } of COMPOSITIONS[material].pieces) {
    const percents = shares.map(([, percent]) => percent)
    expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100)
    expect(percents).toEqual([...percents].sort((one, other) => other - one))
  }
})

/** The names in Annex I of Regulation (EU) No 1007/2011, in the language of each site in Europe. */
const ANNEX_I = {
  'en-GB': ['polyamide', 'polyester', 'elastane', 'polyurethane', 'cotton', 'hemp', 'wool'],
  de: ['Polyamid', 'Polyester', 'Elasthan', 'Polyurethan', 'Baumwolle', 'Hanf', 'Wolle'],
  fr: ['polyamide', 'polyester', 'élasthanne', 'polyuréthane', 'coton', 'chanvre', 'laine'],
  es: ['poliamida', 'poliéster', 'elastano', 'poliuretano', 'algodón', 'cáñamo', 'lana'],
  it: ['poliammide', 'poliestere', 'elastan', 'poliuretano', 'cotone', 'canapa', 'lana'],
  pt: ['poliamida', 'poliéster', 'elastano', 'poliuretano', 'algodão', 'cânhamo', 'lã'],
} as const

it.each(Object.entries(ANNEX_I))('the fibres in %s have the names of the law', (language, names) => {
  const { fibres } = WORDS[CONTENT_LANGUAGES.find((known) => known === language) ?? 'en'].facts
  const { polyamide, polyester, elastane, polyurethane, organicCotton, hemp, wool } = fibres
  const written = [polyamide, polyester, elastane, polyurethane, organicCotton, hemp, wool]
  expect(written.filter((fibre, index) => !fibre.includes(names[index] ?? ' '))).toEqual([])
})

it('a composition names each piece, and the US site has the names of its own law', () => {
  expect(compositionText('down800', 'en')).toBe(
    'Outer fabric: 100% recycled nylon. Lining: 100% recycled nylon. Filling: 90% goose down, 10% feathers, 800\u00a0cuin',
  )
  expect(compositionText('tightKnit', 'en')).toBe('78% recycled nylon, 22% spandex')
  expect(compositionText('tightKnit', 'en-GB')).toBe('78% recycled polyamide, 22% elastane')
  expect(compositionText('goatskin', 'fr')).toMatch(/^Paume\u202f: 100\s% cuir de chèvre\. /)
})

it('a figure has the unit of its site, and no line break before it', () => {
  expect(weightIn('en', 390)).toBe('13.8\u00a0oz')
  expect(weightIn('en-GB', 390)).toBe('390\u00a0g')
  expect(lengthIn('en', 72)).toBe('28.3\u00a0in')
  expect(lengthIn('de', 72.5)).toMatch(/^72,5\u00a0cm$/)
  expect(clothWeightIn('en', 180)).toBe('5.3\u00a0oz/yd²')
  expect(clothWeightIn('fr', 180)).toMatch(/^180\sg\/m²$/)
})

it('a product weighs more with a hood, in a longer cut, in a heavier material, and in a larger size', () => {
  const plain = gramsOf(jacket({}), 0)
  expect(gramsOf(jacket({ collar: 'hood' }), 0)).toBeGreaterThan(plain)
  expect(gramsOf(jacket({ length: 'long' }), 0)).toBeGreaterThan(plain)
  expect(gramsOf(jacket({}, 'waxedCotton'), 0)).toBeGreaterThan(plain)
  expect(gramsOf(jacket({}), 2)).toBeGreaterThan(plain)
})

it('a longer cut and a larger size are longer, and a jacket for women is shorter', () => {
  const at = (length: string, steps: number, gender: 'women' | 'men' = 'men') =>
    lengthOf(jacket({ length }), gender).centimetresAt(steps)
  expect(at('long', 0)).toBeGreaterThan(at('regular', 0))
  expect(at('regular', 1)).toBeGreaterThan(at('regular', 0))
  expect(at('regular', 0, 'women')).toBeLessThan(at('regular', 0))
})
