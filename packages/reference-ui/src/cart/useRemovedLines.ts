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
  readonly isBack: boolean
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
  const backOf = ({ line }: Removed) => lines.find((each) => isSame(each, line))
  // Brought back, or never gone since the server refused: it keeps its place, the server would put it last, until it goes in another way.
  const known = removed
    .filter((each) => !each.isBack || backOf(each) !== undefined)
    .map((each) => (each.isBack === (backOf(each) !== undefined) ? each : { ...each, isBack: true }))
  if (known.length < removed.length || known.some((each, index) => each !== removed[index])) setRemoved(known)

  const rows = lines
    .filter((line) => !known.some((each) => backOf(each) === line))
    .map((line): CartRow => ({ line, isRemoved: false }))
  for (const each of known.toSorted((one, other) => one.at - other.at)) {
    rows.splice(each.at, 0, { line: backOf(each) ?? each.line, isRemoved: !each.isBack })
  }
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
