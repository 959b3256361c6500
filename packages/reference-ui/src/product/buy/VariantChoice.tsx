import { type Choice, hasStock, isSwatchOption, type ProductView } from '@cairn/core/product'
import type { RefObject } from 'react'
import { useMessages } from '../../messages/index.ts'
import { SizePicker } from '../../ui/picker/SizePicker.tsx'
import { Swatches } from '../../ui/picker/Swatches.tsx'
import { cardPicture } from '../gallery/pictures.ts'
import { SizeGuideButton } from '../sizes/SizeGuideButton.tsx'
import { missingOption, optionLegend, SIZE } from './options.ts'

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
  const { product, choice } = view
  const words = useMessages().product
  const missing = missingOption(view)?.name
  return product.options.map((option) => {
    const { name, values } = option
    const isSize = name === SIZE
    const legend = optionLegend(option, words)
    const soldOut = (key: string, others: Choice) =>
      hasStock(product, { ...others, [name]: key }) ? undefined : words.soldOut
    const picker = { legend, value: choice[name], onChange: (key: string) => onChoose(name, key) }
    return isSwatchOption(option) ? (
      <Swatches
        {...picker}
        key={name}
        swatches={values.map(({ key, label, hex, images }) => ({
          value: key,
          name: label,
          hex,
          picture: cardPicture(images?.[0]?.url ?? null),
          unavailable: soldOut(key, {}),
        }))}
      />
    ) : (
      <div key={name} ref={name === missing ? missingRef : undefined}>
        <SizePicker
          {...picker}
          aside={isSize ? <SizeGuideButton product={product} choice={choice} onChoose={picker.onChange} /> : undefined}
          describedBy={hintId}
          error={needsChoice && name === missing ? (isSize ? words.sizeNeeded : words.optionNeeded(legend)) : undefined}
          sizes={values.map(({ key, label }) => ({ value: key, label, unavailable: soldOut(key, choice) }))}
        />
      </div>
    )
  })
}

/** Scrolls the picker of the first missing choice into view and focuses its first available value. */
export const focusMissing = (picker: HTMLElement | null, view: ProductView): void => {
  const { name = '', values = [] } = missingOption(view) ?? {}
  const first = values.findIndex(({ key }) => hasStock(view.product, { ...view.choice, [name]: key }))
  picker?.scrollIntoView({ block: 'center' })
  picker?.querySelectorAll('input')[Math.max(0, first)]?.focus({ preventScroll: true })
}
