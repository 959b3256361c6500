import type { Product } from '@cairn/core/product'
import { usePublicDay } from '../../app/shop/useFormats.ts'
import type { BackInStockMessages } from '../../messages/backInStock/index.ts'

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/

interface ExpectedDayProps {
  readonly product: Product
  readonly words: BackInStockMessages
}

/** The day from which a product that is coming soon will be sold, if the back end sends it (`custom.availableFrom`). */
export function ExpectedDay({ product: { custom, isComingSoon }, words }: ExpectedDayProps) {
  const publicDay = usePublicDay()
  const from = custom?.availableFrom
  const isKnown = isComingSoon && typeof from === 'string' && ISO_DATE.test(from) && !Number.isNaN(Date.parse(from))
  return isKnown ? <p>{words.expected(publicDay(from))}</p> : null
}
