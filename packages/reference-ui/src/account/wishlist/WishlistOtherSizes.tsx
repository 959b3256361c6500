import type { CallOptions } from '@cairn/core'
import { useStore } from '@cairn/react'
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useHref } from '../../app/shop/ShopContext.tsx'
import { sizesOf } from '../../product/buy/options.ts'
import { useRequest } from '../../product/quickView/useRequest.ts'
import { LinkButton } from '../../ui/button/LinkButton.tsx'
import { isModified } from '../../ui/hooks/isModified.ts'
import { useAccountMessages } from '../layout/AccountMessagesProvider.tsx'
import { type WishlistSizeProps, WishlistSizes } from './WishlistSizes.tsx'
import { canBuySize } from './wishlistChoice.ts'

/** Offers the sizes of a product whose size on the wish list is sold out, if another size can be bought. */
export default function WishlistOtherSizes(props: WishlistSizeProps) {
  const { item } = props
  const { product: gateway } = useStore().gateways
  const href = useHref()
  const { wishlistChoose } = useAccountMessages()
  const load = useCallback((options: CallOptions) => gateway.load(item.slug, options), [gateway, item.slug])
  const { response } = useRequest(load)
  const [isChoosing, setIsChoosing] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The link that opened the picker has unmounted with the focus.
    if (isChoosing) place.current?.focus()
  }, [isChoosing])
  const product = response.status === 'ready' ? response.value : null
  if (product === null || !sizesOf(product).some(({ key }) => canBuySize(product, item, key))) return null
  const open = (event: MouseEvent) => {
    if (isModified(event)) return
    event.preventDefault()
    setIsChoosing(true)
  }
  return isChoosing ? (
    <div ref={place} tabIndex={-1}>
      <WishlistSizes {...props} product={product} />
    </div>
  ) : (
    <LinkButton wide look="outline" size="small" href={href(`/${item.slug}`)} onClick={open}>
      {wishlistChoose}
    </LinkButton>
  )
}
