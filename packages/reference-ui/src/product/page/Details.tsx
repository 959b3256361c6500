import type { Product } from '@cairn/core/product'
import { memo } from 'react'
import { useShop } from '../../app/shop/ShopContext.tsx'
import { useMessages } from '../../messages/index.ts'
import { Disclosure } from '../../ui/navigation/Disclosure.tsx'
import { fitMessages } from '../sizes/fitMessages.ts'
import styles from './Details.module.css'

/** Product information in disclosures: description, features and more. */
export const Details = memo(function Details({ product }: { readonly product: Product }) {
  const { site } = useShop()
  const words = useMessages().product
  return (
    <div className={styles.details}>
      <Disclosure summary={words.description} level={2} open>
        <p>{product.description}</p>
        <ul>
          {product.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </Disclosure>
      <Disclosure summary={words.materials} level={2}>
        <p>{product.materials}</p>
        <p>{product.care}</p>
      </Disclosure>
      <Disclosure summary={fitMessages(product, words).fitAndSize} level={2}>
        <p>{product.fit}</p>
      </Disclosure>
      <Disclosure summary={words.shipping} level={2}>
        {site.storeSource === 'EU' ? <p>{words.standardShippingFree}</p> : null}
        <p>{words.shippingText}</p>
      </Disclosure>
    </div>
  )
})
