import type { ProductView } from '@cairn/core/product'
import { useState } from 'react'
import { toHref } from '../app/address.ts'
import { useShop } from '../app/ShopContext.tsx'
import { useMessages } from '../messages/index.ts'
import { TextButton } from '../ui/TextLink.tsx'
import styles from './BuyColumn.module.css'

interface ShareButtonProps {
  readonly product: ProductView['product']
  readonly variant: ProductView['currentVariant']
}

/** Whoever closes the sheet of the device, or presses again while it is open, has shared nothing, and that is no failure. */
const NO_FAILURES = ['AbortError', 'InvalidStateError']

/** Hands the name and the address of what is chosen to the device; where it has no way of sharing, the address is copied and that is said. */
export function ShareButton({ product: { name, slug }, variant }: ShareButtonProps) {
  const { site, url } = useShop()
  const words = useMessages().product
  const [said, setSaid] = useState('')
  const share = async () => {
    const address = url.origin + toHref(site, `/${slug}${variant ? `?variant=${variant.id}` : ''}`)
    // What is said again is heard only if it was gone.
    setSaid('')
    try {
      if (navigator.share) return await navigator.share({ title: name, url: address })
      await navigator.clipboard.writeText(address)
      setSaid(words.linkCopied)
    } catch (error) {
      if (!(error instanceof DOMException && NO_FAILURES.includes(error.name))) setSaid(words.linkFailed)
    }
  }
  return (
    <div className={styles.share}>
      <TextButton onClick={() => void share()}>{words.share}</TextButton>
      <span role="status">{said}</span>
    </div>
  )
}
