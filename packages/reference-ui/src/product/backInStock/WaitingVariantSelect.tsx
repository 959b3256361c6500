import type { ProductView } from '@cairn/core/product'
import { useMessages } from '../../messages/index.ts'
import { Select } from '../../ui/form/Select.tsx'
import { optionLegend, SIZE } from '../buy/options.ts'
import type { WaitingVariant } from './waitingVariants.ts'

interface WaitingVariantSelectProps {
  readonly name: string
  readonly view: ProductView
  readonly variants: readonly WaitingVariant[]
  /** Text of the first entry, which chooses nothing. */
  readonly placeholder: string
  /** Whether the form was sent without a choice. */
  readonly isRefused: boolean
  readonly onChange: () => void
}

/** The values of the options that the shopper has not chosen yet. Nothing is preset, so nobody waits for a wrong size. */
export function WaitingVariantSelect({ view, variants, placeholder, isRefused, ...select }: WaitingVariantSelectProps) {
  const { product, choice } = view
  const words = useMessages().product
  const open = product.options.filter(({ name }) => choice[name] === undefined)
  const label = open.map((option) => optionLegend(option, words)).join(', ')
  const isSize = open.every(({ name }) => name === SIZE)
  const error = isSize ? words.sizeNeeded : words.optionNeeded(label)
  return (
    <Select {...select} label={label} required defaultValue="" error={isRefused ? error : undefined}>
      <option value="">{placeholder}</option>
      {variants.map(({ id, label: values }) => (
        <option key={id} value={id}>
          {values}
        </option>
      ))}
    </Select>
  )
}
