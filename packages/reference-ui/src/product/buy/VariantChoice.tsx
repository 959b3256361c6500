import { isInStock, type ProductView } from '@cairn/core/product'
import type { RefObject } from 'react'
import { useMessages } from '../../messages/index.ts'
import { SizePicker } from '../../ui/picker/SizePicker.tsx'
import { Swatches } from '../../ui/picker/Swatches.tsx'
import { cardPicture } from '../gallery/pictures.ts'
import { SizeGuideButton } from '../sizes/SizeGuideButton.tsx'
import { sizeMessages } from '../sizes/sizeMessages.ts'

export interface VariantChoiceProps {
  readonly view: ProductView
  /** Whether the shopper pressed the add-to-cart button without choosing a size. */
  readonly needsSize: boolean
  /** The size picker, which takes the focus when a size is needed. */
  readonly sizesRef: RefObject<HTMLDivElement | null>
  /** Id of the stock notice. */
  readonly hintId: string
  readonly onColor: (color: string) => void
  readonly onSize: (size: string) => void
}

/** The colours of a product, and the sizes of the chosen colour. */
export function VariantChoice({ view, needsSize, sizesRef, hintId, onColor, onSize }: VariantChoiceProps) {
  const { product, color, sizes, size } = view
  const words = useMessages().product
  const saidOfSizes = sizeMessages(product, words)
  return (
    <>
      <Swatches
        legend={words.colour}
        value={color.key}
        onChange={onColor}
        swatches={product.colors.map(({ key, name, images }) => ({
          value: key,
          name,
          picture: cardPicture(images[0]?.url ?? null),
          unavailable: hasStock(product, key) ? undefined : words.soldOut,
        }))}
      />
      <div ref={sizesRef}>
        <SizePicker
          legend={saidOfSizes.size}
          value={size ?? undefined}
          onChange={onSize}
          aside={<SizeGuideButton product={product} size={size} />}
          describedBy={hintId}
          error={needsSize ? saidOfSizes.sizeNeeded : undefined}
          sizes={sizes.map(({ key, label, isAvailable }) => ({
            value: key,
            label,
            unavailable: isAvailable ? undefined : words.soldOut,
          }))}
        />
      </div>
    </>
  )
}

const hasStock = ({ variants }: ProductView['product'], color: string): boolean =>
  variants.some((variant) => variant.color === color && isInStock(variant))

/** Scrolls the sizes into view and focuses the first available one. */
export const focusSizes = (sizes: HTMLElement | null, view: ProductView): void => {
  const first = Math.max(
    0,
    view.sizes.findIndex(({ isAvailable }) => isAvailable),
  )
  sizes?.scrollIntoView({ block: 'center' })
  sizes?.querySelectorAll('input')[first]?.focus({ preventScroll: true })
}
