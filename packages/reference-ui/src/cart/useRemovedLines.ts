import type { CartLineView } from '@cairn/core/cart'
import { useCart } from '@cairn/react'
import { useState } from 'react'
import { useAdding } from '../account/useAdding.ts'

/** A row of the list: a line of the cart, or the place of one that the shopper has just removed. */
export interface CartRow {
  readonly line: CartLineView
  readonly isRemoved: boolean
}

interface Removed {
  readonly line: CartLineView
  /** Its place among the rows. */
  readonly at: number
}

export interface RemovedLines {
  readonly rows: readonly CartRow[]
  /** Removes the line; tells whether its place offers the way back. */
  readonly remove: (line: CartLineView) => boolean
  /** Adds as much of the same variant again. */
  readonly undo: (line: CartLineView) => void
  readonly isReturning: (line: CartLineView) => boolean
  /** Whether the line is there because it was brought back. */
  readonly isPutBack: (line: CartLineView) => boolean
}

const isSame = (one: CartLineView, other: CartLineView): boolean => one.variantId === other.variantId

/** What could not be put into the cart cannot be brought back. */
const canReturn = ({ variantId, hasPicker }: CartLineView): boolean => variantId !== null && hasPicker

/** What the shopper takes out of the cart keeps its place, with a way back, until the cart is left. What the server takes out does not. */
export const useRemovedLines = (lines: readonly CartLineView[]): RemovedLines => {
  const { remove } = useCart()
  const { adding, add } = useAdding()
  const [removed, setRemoved] = useState<readonly Removed[]>([])
  const [putBack, setPutBack] = useState<number | null>(null)
  // Back again: brought back, or never gone since the server refused.
  const gone = removed.filter((each) => !lines.some((line) => isSame(line, each.line)))
  if (gone.length < removed.length) setRemoved(gone)

  const rows = lines.map((line): CartRow => ({ line, isRemoved: false }))
  for (const { line, at } of gone.toSorted((one, other) => one.at - other.at)) {
    rows.splice(at, 0, { line, isRemoved: true })
  }
  return {
    rows,
    remove: (line) => {
      remove(line.id)
      setPutBack(null)
      if (!canReturn(line)) return false
      setRemoved([...gone, { line, at: rows.findIndex((row) => row.line.id === line.id) }])
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
