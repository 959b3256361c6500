import type { CartLineView } from '@cairn/core/cart'
import { useStore } from '@cairn/react'
import { useState } from 'react'
import { fetchable } from '../app/loading/fetchable.tsx'
import { useMessages } from '../messages/index.ts'
import { QuantityPicker } from '../ui/picker/QuantityPicker.tsx'

const QuantityList = fetchable(() => import('../ui/picker/QuantityList.tsx'))

const isQuantity = (text: string): boolean => /^\s*[1-9]\d*\s*$/.test(text)

/**
 * The quantity field of a line. A positive whole number goes to the cart at once; any other text stays a draft while
 * the shopper is typing, and counts as 1 on blur (spec 4.cart.quantity-invalid).
 */
export function LineQuantity({
  line,
  describedBy,
}: {
  readonly line: CartLineView
  readonly describedBy?: string | undefined
}) {
  const { cart: words } = useMessages()
  const { setQuantity } = useStore().cart.commands
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <QuantityPicker
      value={draft ?? String(line.quantity)}
      options={line.quantityOptions.map(String)}
      max={line.maxQuantity ?? undefined}
      describedBy={describedBy}
      labels={{ input: words.quantityOf(line.name), list: words.chooseQuantity(line.name) }}
      List={QuantityList}
      onInterest={QuantityList.preload}
      onChange={(text) => {
        if (isQuantity(text)) {
          setDraft(null)
          setQuantity(line.id, text)
        } else setDraft(text)
      }}
      onCommit={() => {
        if (draft === null) return
        setDraft(null)
        setQuantity(line.id, draft)
      }}
    />
  )
}
