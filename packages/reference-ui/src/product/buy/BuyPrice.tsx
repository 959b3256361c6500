import type { ProductView } from '@cairn/core/product'
import { useMessages } from '../../messages/index.ts'
import { Price } from '../../ui/productCard/Price.tsx'
import { usePrices } from '../card/usePrices.ts'

/** The price of the chosen variant, and whether it includes tax. */
export function BuyPrice({ view: { product, currentPrice, regularPrice } }: { readonly view: ProductView }) {
  const prices = usePrices()
  const words = useMessages().product
  const tax = product.taxIncluded ? words.taxIncluded : words.taxExcluded
  return <Price size="product" {...prices(currentPrice, regularPrice, tax)} />
}
