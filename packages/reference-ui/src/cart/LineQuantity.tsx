import type { CartLineView } from '@cairn/core/cart'
import { useCart } from '@cairn/react'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { QuantityPicker } from '../ui/QuantityPicker.tsx'

const isQuantity = (text: string): boolean => /^\s*[1-9]\d*\s*$/.test(text)

/**
 * The quantity of a line. A number shows at once what the cart made of it; other text may be on the way to a number, so it stays as typed until the field
 * is left, and is what the cart takes it for then (spec section 5: no number, and none below 1, is 1).
 */
export function LineQuantity({
  line,
  describedBy,
}: {
  readonly line: CartLineView
  readonly describedBy?: string | undefined
}) {
  const { cart: words } = useMessages()
  const { setQuantity } = useCart()
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <QuantityPicker
      value={draft ?? String(line.quantity)}
      options={line.quantityOptions.map(String)}
      max={line.maxQuantity ?? undefined}
      describedBy={describedBy}
      labels={{ input: words.quantityOf(line.name), list: words.chooseQuantity(line.name) }}
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
