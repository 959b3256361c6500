import type { WishlistItem } from '@cairn/core/wishlist'
import { useState } from 'react'
import { useHref, useShop } from '../../app/shop/ShopContext.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { CheckIcon } from '../../ui/picture/icons.tsx'
import { useAccountMessages } from '../layout/AccountMessagesProvider.tsx'
import { type ShareOutcome, sharedPath, shareLink } from './shareList.ts'
import styles from './Wishlist.module.css'

/** Shares the link of the wish list: with the native share sheet on touch devices, otherwise with the clipboard. */
export function ShareWishlist({ items }: { readonly items: readonly WishlistItem[] }) {
  const { url } = useShop()
  const href = useHref()
  const words = useAccountMessages()
  const [outcome, setOutcome] = useState<{ readonly of: string; readonly how: ShareOutcome } | null>(null)
  const address = new URL(href(sharedPath(items)), url).href
  const how = outcome?.of === address ? outcome.how : null
  const share = async () => {
    const hasSheet = typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches
    setOutcome({
      of: address,
      how: await shareLink(
        { title: words.wishlistShareTitle, url: address },
        {
          share: hasSheet ? (data) => navigator.share(data) : undefined,
          copy: navigator.clipboard === undefined ? undefined : (text) => navigator.clipboard.writeText(text),
        },
      ),
    })
  }
  return (
    <div className={styles.share}>
      <p role="status" className={styles.copied}>
        {how === 'copied' ? (
          <>
            <CheckIcon size="medium" />
            <span>{words.wishlistCopied}</span>
          </>
        ) : null}
      </p>
      <Button look="outline" size="small" onClick={share}>
        {words.wishlistShare}
      </Button>
      {how === 'shown' ? (
        <TextField
          label={words.wishlistLink}
          value={address}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      ) : null}
    </div>
  )
}
