import type { ProductView } from '@cairn/core/product'
import { Fragment } from 'react'
import { useHref } from '../../app/shop/ShopContext.tsx'
import type { PriceNotice } from '../../legal/priceNotices.ts'
import { useMessages } from '../../messages/index.ts'
import { TextLink } from '../../ui/button/TextLink.tsx'
import { Price } from '../../ui/productCard/Price.tsx'
import { priceNote } from '../card/priceNote.ts'
import { usePrices } from '../card/usePrices.ts'

interface BuyPriceProps {
  readonly view: ProductView
  /** Each is a link to the page that explains it. */
  readonly notices: readonly PriceNotice[]
}

/**
 * The price of the chosen variant, what it includes, and the lowest price before a reduction. The notices follow the
 * tax, because "plus any shipping costs" after the lowest price would belong to that price.
 */
export function BuyPrice({ view: { product, currentPrice, regularPrice }, notices }: BuyPriceProps) {
  const prices = usePrices()
  const href = useHref()
  const words = useMessages().product
  const note = regularPrice && priceNote(product)
  const tax = product.taxIncluded ? words.taxIncluded : words.taxExcluded
  return (
    <Price size="product" {...prices(currentPrice, regularPrice, tax)}>
      {notices.map(({ text, path }) => (
        <Fragment key={path}>
          &nbsp;· <TextLink href={href(path)}>{text}</TextLink>
        </Fragment>
      ))}
      {note ? <span>{note}</span> : null}
    </Price>
  )
}
