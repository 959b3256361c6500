import { isSwatchOption, type OptionView, type ProductView } from '@cairn/core/product'
import type { RefObject } from 'react'
import { useMessages } from '../../messages/index.ts'
import { SizePicker } from '../../ui/picker/SizePicker.tsx'
import { Swatches } from '../../ui/picker/Swatches.tsx'
import { cardPicture } from '../gallery/pictures.ts'
import { SizeGuideButton } from '../sizes/SizeGuideButton.tsx'
import { sizeMessages } from '../sizes/sizeMessages.ts'
import { COLOR, missingOption, SIZE } from './options.ts'

export interface VariantChoiceProps {
  readonly view: ProductView
  /** Whether the shopper pressed the add-to-cart button before the choice was complete. */
  readonly needsChoice: boolean
  /** The picker of the first missing choice, which takes the focus when a choice is needed. */
  readonly missingRef: RefObject<HTMLDivElement | null>
  /** Id of the stock notice. */
  readonly hintId: string
  readonly onChoose: (option: string, key: string) => void
}

/** The options of a product: swatches for values with a colour or pictures, chips for all others. */
export function VariantChoice({ view, needsChoice, missingRef, hintId, onChoose }: VariantChoiceProps) {
  const { product, options } = view
  const words = useMessages().product
  const saidOfSizes = sizeMessages(product, words)
  const missing = missingOption(view)?.name
  const legendOf = ({ name, label }: OptionView): string => {
    if (name === SIZE) return saidOfSizes.size
    return label ?? (name === COLOR ? words.colour : name)
  }
  return options.map((option) => {
    const { name, values, chosen } = option
    const legend = legendOf(option)
    if (isSwatchOption(option)) {
      return (
        <Swatches
          key={name}
          legend={legend}
          value={chosen ?? undefined}
          onChange={(key) => onChoose(name, key)}
          swatches={values.map(({ key, label, hex, images, isSoldOut }) => ({
            value: key,
            name: label,
            hex,
            picture: cardPicture(images?.[0]?.url ?? null),
            unavailable: isSoldOut ? words.soldOut : undefined,
          }))}
        />
      )
    }
    const needed = name === SIZE ? saidOfSizes.sizeNeeded : words.optionNeeded(legend)
    return (
      <div key={name} ref={name === missing ? missingRef : undefined}>
        <SizePicker
          legend={legend}
          value={chosen ?? undefined}
          onChange={(key) => onChoose(name, key)}
          aside={name === SIZE ? <SizeGuideButton product={product} size={chosen} /> : undefined}
          describedBy={hintId}
          error={needsChoice && name === missing ? needed : undefined}
          sizes={values.map(({ key, label, isAvailable }) => ({
            value: key,
            label,
            unavailable: isAvailable ? undefined : words.soldOut,
          }))}
        />
      </div>
    )
  })
}

/** Scrolls the picker of the first missing choice into view and focuses its first available value. */
export const focusMissing = (picker: HTMLElement | null, view: ProductView): void => {
  const values = missingOption(view)?.values ?? []
  const first = Math.max(
    0,
    values.findIndex(({ isAvailable }) => isAvailable),
  )
  picker?.scrollIntoView({ block: 'center' })
  picker?.querySelectorAll('input')[first]?.focus({ preventScroll: true })
}
