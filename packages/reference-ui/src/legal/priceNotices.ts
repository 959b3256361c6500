import type { Site } from '../app/shop/sites.ts'
import { loadPriceNoticeMessages } from '../messages/priceNotices/index.ts'
import { isInEea } from './eea.ts'
import { factsOf } from './facts/countries.ts'
import { legalPath } from './legalPages.ts'

/** A short notice below a price, with the path of the page that explains it. */
export interface PriceNotice {
  readonly text: string
  readonly path: string
}

/**
 * Loads the notices that the law of a site asks for at a price: shipping costs where the price includes the tax (in
 * Germany, § 6 PAngV), and the legal guarantee in the European Economic Area (Directive (EU) 2024/825).
 */
export const loadPriceNotices = async ({
  countryCode,
  hreflang,
  taxIncluded,
}: Site): Promise<readonly PriceNotice[]> => {
  const words = await loadPriceNoticeMessages(hreflang)
  const { guaranteeYears, isGuaranteeOpen } = factsOf(countryCode)
  return [
    ...(taxIncluded ? [{ text: words.plusShipping, path: legalPath('shipping') }] : []),
    ...(isInEea(countryCode) && guaranteeYears.value !== null
      ? [{ text: words.guarantee(guaranteeYears.value, isGuaranteeOpen), path: `${legalPath('terms')}#guarantee` }]
      : []),
  ]
}
