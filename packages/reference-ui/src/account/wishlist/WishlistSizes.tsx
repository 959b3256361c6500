import { type Product, viewProduct } from '@cairn/core/product'
import type { WishlistItem } from '@cairn/core/wishlist'
import { useState } from 'react'
import { useHref } from '../../app/shop/ShopContext.tsx'
import { sizes as rememberedSizes, rememberSize } from '../../memory/memories.ts'
import { useMessages } from '../../messages/index.ts'
import { SIZE, sizesOf } from '../../product/buy/options.ts'
import { sizeType } from '../../product/garmentType.ts'
import { Button } from '../../ui/button/Button.tsx'
import { LinkButton } from '../../ui/button/LinkButton.tsx'
import { SizePicker } from '../../ui/picker/SizePicker.tsx'
import { useAccountMessages } from '../layout/AccountMessagesProvider.tsx'
import styles from './Wishlist.module.css'
import { canBuySize, choiceWithSize } from './wishlistChoice.ts'

export interface WishlistSizeProps {
  readonly item: WishlistItem
  readonly isMoving: boolean
  /** Moves a variant of the item's product to the cart. */
  readonly onMove: (variantId: string) => void
}

interface WishlistSizesProps extends WishlistSizeProps {
  readonly product: Product
}

/**
 * The sizes of a wish-list item in the shown colour, and the button that moves the chosen one to the cart. A product
 * with further options links to its page.
 */
export function WishlistSizes({ item, product, isMoving, onMove }: WishlistSizesProps) {
  const href = useHref()
  const { product: words } = useMessages()
  const account = useAccountMessages()
  const { size: legend, sizeNeeded } = words
  const canBuy = (key: string) => canBuySize(product, item, key)
  const [size, setSize] = useState(() => {
    const last = rememberedSizes.getSnapshot()[sizeType(product)]
    return last !== undefined && canBuy(last) ? last : undefined
  })
  const [isNeeded, setIsNeeded] = useState(false)
  const { choice, currentVariant } = viewProduct(product, choiceWithSize(product, item, size))
  const choose = (key: string) => {
    setSize(key)
    rememberSize(sizeType(product), key)
  }
  if (product.options.some(({ name }) => name !== SIZE && choice[name] === undefined)) {
    return (
      <LinkButton wide look="outline" size="small" href={href(`/${product.slug}`)}>
        {account.wishlistChoose}
      </LinkButton>
    )
  }
  return (
    <div className={styles.sizes}>
      {sizesOf(product).length === 0 ? null : (
        <SizePicker
          legend={legend}
          value={choice[SIZE]}
          error={isNeeded && currentVariant === null ? sizeNeeded : undefined}
          onChange={choose}
          sizes={sizesOf(product).map(({ key, label }) => ({
            value: key,
            label,
            disabled: !canBuy(key),
            unavailable: canBuy(key) ? undefined : words.soldOut,
          }))}
        />
      )}
      <Button
        wide
        look="outline"
        size="small"
        busy={isMoving}
        aria-label={account.wishlistMoveNamed(item.name)}
        onClick={() => (currentVariant === null ? setIsNeeded(true) : onMove(currentVariant.id))}
      >
        {account.wishlistMove}
      </Button>
    </div>
  )
}
