import type { ProductView } from '@cairn/core/product'
import { useState } from 'react'
import { toHref } from '../../app/shop/address.ts'
import { useShop } from '../../app/shop/ShopContext.tsx'
import { useMessages } from '../../messages/index.ts'
import { TextButton } from '../../ui/button/TextLink.tsx'

interface ShareButtonProps {
  readonly product: ProductView['product']
  readonly variant: ProductView['currentVariant']
}

/**
 * Errors of the Web Share API that are not failures: the shopper closed the share dialog, or pressed again while it was
 * open.
 */
const NO_FAILURES = ['AbortError', 'InvalidStateError']

/**
 * Shares the name and the URL of the chosen variant with the share dialog of the device. Without the Web Share API it
 * copies the URL and confirms the copy.
 */
export default function ShareButton({ product: { name, slug }, variant }: ShareButtonProps) {
  const { site, url } = useShop()
  const words = useMessages().product
  const [said, setSaid] = useState('')
  const share = async () => {
    const address = url.origin + toHref(site, `/${slug}${variant ? `?variant=${variant.id}` : ''}`)
    // Clear the text first: a live region announces a repeated text only after it was empty.
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
    <>
      <TextButton onClick={() => void share()}>{words.share}</TextButton>
      <span role="status">{said}</span>
    </>
  )
}
