import type { ProductView } from '@cairn/core/product'
import { useMessages } from '../../messages/index.ts'
import { Price } from '../../ui/productCard/Price.tsx'
import { priceNote } from '../card/priceNote.ts'
import { usePrices } from '../card/usePrices.ts'

/** The price of the chosen variant, whether it includes tax, and the lowest price before a reduction. */
export function BuyPrice({ view: { product, currentPrice, regularPrice } }: { readonly view: ProductView }) {
  const prices = usePrices()
  const words = useMessages().product
  const tax = product.taxIncluded ? words.taxIncluded : words.taxExcluded
  const note = regularPrice && priceNote(product)
  return <Price size="product" {...prices(currentPrice, regularPrice, note ? `${tax} · ${note}` : tax)} />
}
