import { formatMoney } from '../checkout/checkout.layout.ts'
import { isInEea } from '../sites/eea.ts'
import type { Language, Site } from '../sites/sites.data.ts'
import type { ProductRecord } from './products.repository.ts'

/** The sentence beside a reduced price. */
const NOTES: Readonly<Record<Language, (price: string) => string>> = {
  en: (price) => `Lowest price in the 30 days before the reduction: ${price}`,
  de: (price) => `Niedrigster Preis der 30 Tage vor der Reduzierung: ${price}`,
  fr: (price) => `Prix le plus bas des 30 jours précédant la réduction : ${price}`,
  es: (price) => `Precio más bajo de los 30 días anteriores a la rebaja: ${price}`,
  it: (price) => `Prezzo più basso nei 30 giorni prima dello sconto: ${price}`,
  pt: (price) => `Preço mais baixo dos 30 dias anteriores à redução: ${price}`,
}

type Reduction = { custom?: { lowestPrice30: number; priceNote: string } }

/**
 * Returns the lowest price of the 30 days before a reduction as a number and as a sentence. It is data of the shop's
 * team in the contract, so the client passes it on without code of its own (docs/decisions/051).
 */
export const reductionPart = (
  { price, priorMinor }: Pick<ProductRecord, 'priorMinor'> & { price: Pick<ProductRecord['price'], 'salePriceMinor'> },
  site: Site,
): Reduction =>
  price.salePriceMinor === null || priorMinor === undefined || !isInEea(site.entry.countryCode)
    ? {}
    : { custom: { lowestPrice30: priorMinor / 100, priceNote: NOTES[site.language](formatMoney(site, priorMinor)) } }
