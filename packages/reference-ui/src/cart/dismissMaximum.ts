import type { CartLineView } from '@cairn/core/cart'
import type { RegisteredStore } from '@cairn/react'

/** Dismisses the toast about the maximum quantity of a line that leaves the cart. */
export const dismissMaximum = ({ toasts }: Pick<RegisteredStore, 'toasts'>, { maxQuantity }: CartLineView): void => {
  // A toast does not name its line.
  for (const { id, code, params } of toasts.getSnapshot().toasts)
    if (code === 'maximum-stock' && params.max === maxQuantity) toasts.commands.dismiss(id)
}
