import type { CartLineView, MovedLine } from '@cairn/core/cart'
import { useStore } from '@cairn/react'
import { useCallback, useState } from 'react'
import { dismissMaximum } from './dismissMaximum.ts'
import { useAdding } from './useAdding.ts'

/**
 * A row of the cart: a line, or the placeholder of a line that the shopper has just removed or moved to the wish list.
 */
type CartRow =
  | { readonly kind: 'line' | 'removed'; readonly line: CartLineView }
  | { readonly kind: 'moved'; readonly line: MovedLine }

interface Removed {
  readonly line: CartLineView
  /** The index of the row in the list. */
  readonly at: number
  readonly isBack: boolean
}

export interface CartRows {
  readonly rows: readonly CartRow[]
  /**
   * Removes the line in row `at`, and returns whether a placeholder with an undo button replaces the line. The function
   * is the same in every render.
   */
  readonly remove: (line: CartLineView, at: number) => boolean
  /** Adds the same quantity of the same variant again. */
  readonly undo: (line: CartLineView) => void
  readonly isReturning: (line: CartLineView) => boolean
  /** Whether the line was restored by undo. */
  readonly isPutBack: (line: CartLineView) => boolean
}

interface Placed {
  readonly at: number
  readonly row: CartRow
}

const isSame = (one: CartLineView, other: CartLineView): boolean => one.variantId === other.variantId

/** Only a line that can be added to the cart can be restored. */
const canReturn = ({ variantId, hasPicker }: CartLineView): boolean => variantId !== null && hasPicker

/**
 * The rows of the cart. Until the cart closes, a placeholder keeps the place of a line that the shopper moves to the
 * wish list, or removes and can restore.
 */
export const useCartRows = (lines: readonly CartLineView[], moved: readonly MovedLine[]): CartRows => {
  const store = useStore()
  const { adding, add } = useAdding()
  const [removed, setRemoved] = useState<readonly Removed[]>([])
  const [putBack, setPutBack] = useState<string | null>(null)
  /** The last index of each line, by line id. */
  const [places, setPlaces] = useState<ReadonlyMap<string, number>>(new Map())
  const backOf = ({ line }: Removed) => lines.find((each) => isSame(each, line))
  // A removed line may return to the cart, because undo restored it or the server rejected its removal. The line then
  // keeps its old index until it is removed again, although the server lists a restored line last.
  const known = removed
    .filter((each) => !each.isBack || backOf(each) !== undefined)
    .map((each) => (each.isBack === (backOf(each) !== undefined) ? each : { ...each, isBack: true }))
  if (known.length < removed.length || known.some((each, index) => each !== removed[index])) setRemoved(known)

  const rows = lines
    .filter((line) => !known.some((each) => backOf(each) === line))
    .map((line): CartRow => ({ kind: 'line', line }))
  const placed = [
    ...known.map((each): Placed => {
      const row = { kind: each.isBack ? 'line' : 'removed', line: backOf(each) ?? each.line } as const
      return { at: each.at, row }
    }),
    ...moved.map((line): Placed => ({ at: places.get(line.id) ?? 0, row: { kind: 'moved', line } })),
  ]
  for (const { at, row } of placed.toSorted((one, other) => one.at - other.at)) rows.splice(at, 0, row)
  const stands = rows.flatMap(({ kind, line }, at) => (kind === 'line' ? [[line.id, at] as const] : []))
  if (stands.some(([id, at]) => places.get(id) !== at)) setPlaces(new Map([...places, ...stands]))
  const remove = useCallback(
    (line: CartLineView, at: number): boolean => {
      store.cart.commands.remove(line.id)
      dismissMaximum(store, line)
      setPutBack(null)
      if (!canReturn(line)) return false
      setRemoved((all) => [...all.filter((each) => !isSame(each.line, line)), { line, at, isBack: false }])
      return true
    },
    [store],
  )
  return {
    rows,
    remove,
    undo: ({ variantId, quantity, name }) => {
      if (variantId === null) return
      setPutBack(variantId)
      add({ variantId, quantity, name })
    },
    isReturning: ({ variantId }) => adding.some((pending) => pending.variantId === variantId),
    isPutBack: ({ variantId }) => variantId !== null && variantId === putBack,
  }
}
