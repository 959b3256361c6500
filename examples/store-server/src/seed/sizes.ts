import type { ContentLanguage, GenderKey } from './keys.ts'
import type { Kind } from './seed.types.ts'
import { ukShoeSize, ukSockSize } from './ukShoeSizes.ts'
import { usShoeSize, usSockSize } from './usShoeSizes.ts'
import { WORDS } from './words/index.ts'

export type Size = { key: string; labels: Record<ContentLanguage, string> }

type Run = Exclude<Kind['sizes'], 'one'>

const KEYS: Readonly<Record<Run, readonly string[]>> = {
  alpha: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
  lengths: ['28', '30', '32', '34', '36', '38'],
  gloves: ['6', '7', '8', '9', '10'],
  caps: ['S-M', 'L-XL'],
  socks: ['36-38', '39-41', '42-44', '45-47'],
  shoes: ['37', '38', '39', '40', '41', '42', '43', '44', '45', '46'],
  packs: ['regular', 'long'],
}

/**
 * The sizes of women's legs, in inches of the waist: one for each letter size, so that a woman of every size of a jacket
 * finds pants too.
 */
const WOMENS_LENGTHS = ['25', '27', '29', '32', '35', '38'] as const

const keysOf = (run: Run, gender: GenderKey): readonly string[] =>
  run === 'lengths' && gender === 'women' ? WOMENS_LENGTHS : KEYS[run]

/** Builds a value for every content language. */
export const perLanguage = <Said>(label: (language: ContentLanguage) => Said): Record<ContentLanguage, Said> => ({
  en: label('en'),
  'en-GB': label('en-GB'),
  de: label('de'),
  'de-CH': label('de-CH'),
  fr: label('fr'),
  es: label('es'),
  it: label('it'),
  pt: label('pt'),
})

/** Returns the label of the store of the United States, which labels shoes and socks with its own sizes. */
const americanLabel = (run: Kind['sizes'], key: string, gender: GenderKey): string | undefined => {
  if (run === 'shoes') return usShoeSize(key, gender)
  return run === 'socks' ? usSockSize(key, gender) : undefined
}

/** Returns the label in English for Europe, which names the British size of shoes and socks too. */
const britishLabel = (run: Kind['sizes'], key: string): string | undefined => {
  if (run === 'shoes') return ukShoeSize(key)
  return run === 'socks' ? ukSockSize(key) : undefined
}

/** Returns the sizes of a size range with their labels. */
export const sizesOf = (run: Kind['sizes'], gender: GenderKey): Size[] => {
  if (run === 'one') return [{ key: 'one', labels: perLanguage((language) => WORDS[language].labels.oneSize) }]
  return keysOf(run, gender).map((key) => ({
    key: key.toLowerCase(),
    labels: perLanguage((language) => {
      const { regular, long } = WORDS[language].labels
      if (key === 'regular') return regular
      const american = language === 'en' ? americanLabel(run, key, gender) : undefined
      if (american !== undefined) return american
      const british = language === 'en-GB' ? britishLabel(run, key) : undefined
      if (british !== undefined) return british
      // The label of a size such as 36–38 has an en dash. URLs, SKUs and filters use the key, which has a hyphen.
      return key === 'long' ? long : key.replace('-', '–')
    }),
  }))
}
