import type { Site } from '../sites/sites.data.ts'
import { swissSpelling } from '../sites/swissSpelling.ts'
import { RETURN_TEXTS } from './generated/returnTexts.ts'
import type { ReturnTexts } from './legal.types.ts'

/** Returns how a buyer on a site sends items back. A test of the storefront writes these texts for every site. */
export function returnTextsOf({ entry, contentLanguage }: Site): ReturnTexts {
  const texts = RETURN_TEXTS[entry.prefix]
  if (texts === undefined) throw new RangeError(`There are no texts about returns for ${entry.prefix}`)
  return contentLanguage === 'de-CH' ? swissSpelling(texts) : texts
}
