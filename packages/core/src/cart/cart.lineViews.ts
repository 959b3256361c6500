import { isSameItem, type PendingChange } from './cart.changes.ts'
import { maxQuantity, quantityOptions, stockNotice, unavailability } from './cart.rules.ts'
import type { CartLine, CartLineView } from './cart.types.ts'

const savesLine = (changes: readonly PendingChange[], line: CartLine): boolean =>
  changes.some(
    ({ change }) =>
      ('lineId' in change && change.lineId === line.id) || (change.kind === 'add' && isSameItem(change, line)),
  )

const viewLine = (line: CartLine, isSaving: boolean): CartLineView => {
  const unavailable = unavailability(line)
  const max = maxQuantity(line)
  const notice = unavailable === null ? stockNotice(line) : null
  return {
    ...line,
    unavailable,
    stockNotice: notice,
    hasPicker:
      unavailable === null && notice?.kind !== 'out-of-stock' && line.isMutable && line.kind !== 'gift-certificate',
    quantityOptions: quantityOptions(max),
    maxQuantity: max,
    isSaving,
  }
}

/** The last view of each line object, so that the view of an unchanged line is not computed again. */
const views = new WeakMap<CartLine, CartLineView>()

/**
 * Returns the views of the lines. A line with unchanged content keeps its view from `before`, even if the server sent
 * the line again, so that a memoised row does not render again.
 */
export const viewLines = (
  lines: readonly CartLine[],
  changes: readonly PendingChange[],
  before: readonly CartLineView[],
): readonly CartLineView[] =>
  lines.map((line) => {
    const isSaving = savesLine(changes, line)
    const known = views.get(line)
    if (known?.isSaving === isSaving) return known
    const fresh = viewLine(line, isSaving)
    // A view is plain JSON, so two views with equal texts are equal.
    const text = JSON.stringify(fresh)
    const view = before.find((other) => other.id === line.id && JSON.stringify(other) === text) ?? fresh
    views.set(line, view)
    return view
  })
