import type { CartLineView, MovedLine } from '@cairn/core/cart'
import { useCart } from '@cairn/react'
import { useState } from 'react'
import { useAdding } from '../account/useAdding.ts'

/** A row of the list: a line of the cart, or the place of one that the shopper has just removed or moved to the wish list. */
export type CartRow =
  | { readonly kind: 'line' | 'removed'; readonly line: CartLineView }
  | { readonly kind: 'moved'; readonly line: MovedLine }

interface Removed {
  readonly line: CartLineView
  /** Its place among the rows. */
  readonly at: number
  readonly isBack: boolean
}

export interface CartRows {
  readonly rows: readonly CartRow[]
  /** Removes the line. Returns whether its place offers the way back. */
  readonly remove: (line: CartLineView) => boolean
  /** Adds as much of the same variant again. */
  readonly undo: (line: CartLineView) => void
  readonly isReturning: (line: CartLineView) => boolean
  /** Whether the line is there because it was brought back. */
  readonly isPutBack: (line: CartLineView) => boolean
}

interface Placed {
  readonly at: number
  readonly row: CartRow
}

const isSame = (one: CartLineView, other: CartLineView): boolean => one.variantId === other.variantId

/** What could not be put into the cart cannot be brought back. */
const canReturn = ({ variantId, hasPicker }: CartLineView): boolean => variantId !== null && hasPicker

/**
 * The rows of the cart. What the shopper takes out of it keeps its place, with a way back, and what is moved to the wish list with a link there,
 * until the cart is left. What the server takes out does not.
 */
export const useCartRows = (lines: readonly CartLineView[], moved: readonly MovedLine[]): CartRows => {
  const { remove } = useCart()
  const { adding, add } = useAdding()
  const [removed, setRemoved] = useState<readonly Removed[]>([])
  const [putBack, setPutBack] = useState<number | null>(null)
  /** Where each line stood last. */
  const [places, setPlaces] = useState<ReadonlyMap<string, number>>(new Map())
  const backOf = ({ line }: Removed) => lines.find((each) => isSame(each, line))
  // Brought back, or never gone since the server refused: it keeps its place, the server would put it last, until it goes in another way.
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
  return {
    rows,
    remove: (line) => {
      remove(line.id)
      setPutBack(null)
      if (!canReturn(line)) return false
      setRemoved([
        ...known.filter((each) => !isSame(each.line, line)),
        { line, at: rows.findIndex((row) => row.line.id === line.id), isBack: false },
      ])
      return true
    },
    undo: ({ variantId, quantity, name }) => {
      if (variantId === null) return
      setPutBack(variantId)
      add({ variantId, quantity, name })
    },
    isReturning: ({ variantId }) => adding.some((wanted) => wanted.variantId === variantId),
    isPutBack: ({ variantId }) => variantId !== null && variantId === putBack,
  }
}
