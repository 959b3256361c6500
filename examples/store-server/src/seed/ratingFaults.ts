import type { SeedProduct, SeedText } from './catalogue.types.ts'
import { COMPOSITIONS } from './facts/compositions.ts'
import { hasSealedSeams } from './features/claims.ts'
import { insulationOf } from './insulation.ts'
import type { ContentLanguage } from './keys.ts'
import { type ReadText, sentencesOf } from './partFaults.ts'
import { baseOf } from './partPatterns/index.ts'
import { RATING_PATTERNS } from './ratingPatterns.ts'

/** A product is warm from this level on. */
const WARM = 3

/** A product is waterproof from this hydrostatic head on, in millimetres. */
const WATERPROOF = 5000

export type RatedText = ReadText & Pick<SeedText, 'materials'>

const readOf = (text: RatedText): string => [...sentencesOf(text), text.materials].join('\n')

/** Returns what a text names of the things on which a rating depends. */
function namedIn(text: RatedText, language: ContentLanguage): Set<string> {
  const read = readOf(text)
  const patterns = Object.entries(RATING_PATTERNS[baseOf(language)])
  return new Set(patterns.filter(([, pattern]) => pattern.test(read)).map(([name]) => name))
}

/** Returns what the record of a product has of the things on which a rating depends. */
function recordedIn({ build }: Pick<SeedProduct, 'build'>): Set<string> {
  const hasMembrane = COMPOSITIONS[build.material].pieces.some(({ piece }) => piece === 'membrane')
  return new Set([
    ...insulationOf(build),
    ...(hasMembrane ? ['membrane'] : []),
    ...(hasSealedSeams(build) ? ['sealedSeams'] : []),
  ])
}

/**
 * Compares the ratings of a product with its record and with a text, both ways: a warm product has insulation, a
 * waterproof one has a membrane and sealed seams, and the text names exactly what the record has.
 * @returns a message for each difference.
 */
export function ratingFaults(
  product: Pick<SeedProduct, 'build' | 'ratings'>,
  text: RatedText,
  language: ContentLanguage,
): string[] {
  const { warmth, waterproofness } = product.ratings
  const [named, recorded] = [namedIn(text, language), recordedIn(product)]
  const isWaterproof = recorded.has('membrane') && recorded.has('sealedSeams')
  return [
    ...[...named].filter((key) => !recorded.has(key)).map((key) => `${key} is named, but not in the record`),
    ...[...recorded].filter((key) => !named.has(key)).map((key) => `${key} is in the record, but not named`),
    ...((warmth ?? 0) >= WARM && insulationOf(product.build).size === 0 ? [`warmth ${warmth} without insulation`] : []),
    ...((waterproofness ?? 0) >= WATERPROOF === isWaterproof
      ? []
      : [`waterproofness ${waterproofness} is not its build`]),
  ]
}
