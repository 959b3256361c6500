import type { SeedOption } from './catalogue.types.ts'
import type { KindKey } from './kinds.ts'
import { perLanguage } from './sizes.ts'
import { WORDS } from './words/index.ts'

/**
 * What a shopper chooses of a product: its colour and size, a length too, only the size, or nothing.
 */
export type OptionShape = 'colour-size' | 'colour-size-length' | 'size' | 'none'

/** The kinds whose last product has other options than colour and size, so that the shop has a product of each shape. */
const LAST_OF: Readonly<Partial<Record<KindKey, OptionShape>>> = {
  softshellPants: 'colour-size-length',
  linerGloves: 'size',
  bikeCap: 'none',
}

export function optionShape(kind: KindKey, isLast: boolean): OptionShape {
  return (isLast ? LAST_OF[kind] : undefined) ?? 'colour-size'
}

/** `regular` comes first, because most people choose it. */
const LENGTHS = ['regular', 'short', 'long'] as const

/** The length of a leg, whose values stand next to those of the waist. */
export const LENGTH: SeedOption = {
  name: 'Length',
  labels: perLanguage((language) => WORDS[language].labels.length.name),
  choices: LENGTHS.map((key) => ({
    key,
    labels: perLanguage((language) => WORDS[language].labels.length[key]),
  })),
}
