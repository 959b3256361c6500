import type { ProductView } from '@cairn/core/product'
import { useEffect, useRef } from 'react'
import { useShop } from '../app/shop/ShopContext.tsx'
import { CompareToggle } from '../compare/CompareToggle.tsx'
import { useMemoryMessages } from '../messages/memory/index.ts'
import { SIZE } from '../product/buy/options.ts'
import { TextButton } from '../ui/button/TextLink.tsx'
import { onConsentChange } from './functionalConsent.ts'
import { rememberSeen } from './memories.ts'
import styles from './ProductMemory.module.css'
import { useRememberedSize } from './useRememberedSize.ts'

export interface ProductMemoryProps {
  readonly view: ProductView
  /** Chooses the remembered size. */
  readonly onSize: (key: string) => void
}

/** The hint about the remembered size, and the comparison. It also remembers that the visitor has seen the product. */
export default function ProductMemory({ view, onSize }: ProductMemoryProps) {
  const { product, choice } = view
  const words = useMemoryMessages(useShop().site.hreflang)
  const row = useRef<HTMLDivElement>(null)
  const size = useRememberedSize(view, onSize)
  useEffect(() => {
    const remember = () => rememberSeen(product.id)
    remember()
    // A visitor who consents on this page has seen this product too.
    const consent = onConsentChange(remember)
    return () => consent.unsubscribe()
  }, [product.id])
  if (words === null) return null
  const focusSizes = () => {
    const radios = [...(row.current?.closest('section')?.querySelectorAll('input') ?? [])]
    radios.find(({ checked, value }) => checked && value === choice[SIZE])?.focus()
  }
  return (
    <div ref={row} className={styles.row}>
      <span role="status" className={styles.hint}>
        {size === null ? null : words.lastSize(size)}
      </span>
      {size === null ? null : <TextButton onClick={focusSizes}>{words.changeSize}</TextButton>}
      <CompareToggle product={product} words={words} />
    </div>
  )
}
