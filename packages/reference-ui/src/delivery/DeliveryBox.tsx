import type { CallOptions } from '@cairn/core'
import type { Product, ProductView } from '@cairn/core/product'
import { useCart, useStore } from '@cairn/react'
import { useCallback } from 'react'
import { shopConfig } from '../../shop.config.ts'
import { useHref, useShop } from '../app/shop/ShopContext.tsx'
import { useMoney } from '../app/shop/useFormats.ts'
import { countryName } from '../country/names.ts'
import { useDeliveryMessages } from '../messages/delivery/index.ts'
import { useMessages } from '../messages/index.ts'
import { useRequest } from '../product/quickView/useRequest.ts'
import { TextLink } from '../ui/button/TextLink.tsx'
import styles from './DeliveryBox.module.css'
import { dayRange } from './dayRange.ts'
import { CardIcon, ParcelIcon, ReturnIcon } from './deliveryIcons.tsx'
import { deliveryName } from './deliveryName.ts'
import { useFreshProduct } from './useFreshProduct.ts'
import { useRefusedCountry } from './useRefusedCountry.ts'

export interface DeliveryBoxProps {
  readonly view: ProductView
  /** Receives the product with its current stock after a sale elsewhere. */
  readonly onFresh: (product: Product) => void
}

const { paymentBrands } = shopConfig

/**
 * Dates and costs of each shipping method to the chosen country while the article can be bought and goes there, the free
 * returns, and the means of payment. It also keeps the stock of the page current.
 */
export default function DeliveryBox({ view, onFresh }: DeliveryBoxProps) {
  const { gateways } = useStore()
  const { site } = useShop()
  const { free, shippingTo } = useMessages().cart
  const chosen = useCart((cart) => cart.country)
  const country = chosen ?? site.countryCode
  const words = useDeliveryMessages(site.hreflang)
  const href = useHref()
  const money = useMoney()
  useFreshProduct(view.product.slug, onFresh)
  const isShown = site.estimatesShipping !== false
  const isRefused = useRefusedCountry(view.product) !== null
  const isForSale = !view.isOutOfStock && view.unavailable === null && !isRefused
  const load = useCallback(
    (options: CallOptions) =>
      isShown && isForSale ? gateways.shipping.options(country, options) : Promise.resolve([]),
    [gateways, isShown, isForSale, country],
  )
  const { response } = useRequest(load)
  // All rows arrive together, because the methods would push down the rows below them.
  if (words === null || !isShown || response.status === 'pending') return null
  // The response of the article that could be bought stays until the next one arrives.
  const options = isForSale && response.status === 'ready' ? response.value : []
  return (
    <ul className={styles.rows}>
      {country === site.countryCode || !isForSale ? null : (
        <li>
          {shippingTo} {countryName(country, site.hreflang)}
        </li>
      )}
      {options.map(({ id, name, rate, enabled, delivery }) =>
        enabled && rate !== null && delivery !== undefined ? (
          <li key={id}>
            <ParcelIcon size="small" />
            <span>{words.delivery(dayRange(delivery, site.hreflang))}</span>{' '}
            <span className={styles.method}>
              {deliveryName(name, words)} · {rate === 0 ? free : money({ amount: rate, currency: site.currency })}
            </span>
          </li>
        ) : null,
      )}
      <li>
        <ReturnIcon size="small" />
        <TextLink href={href('/service#returns')}>{words.freeReturns}</TextLink>
      </li>
      {paymentBrands.length === 0 ? null : (
        <li>
          <CardIcon size="small" />
          <span>{paymentBrands === 'test' ? words.testPayment : words.payment(paymentBrands.join(', '))}</span>
        </li>
      )}
    </ul>
  )
}
