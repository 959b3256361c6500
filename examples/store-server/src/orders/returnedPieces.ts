import type { OrderReturnRow } from './returns.schema.ts'

export type Returned = Pick<OrderReturnRow, 'positions' | 'pieces'>

type Line = { position: number; quantity: number }

/** Counts the pieces of a line that some returns take, at most all. */
function countPieces({ position, quantity }: Line, returns: readonly Returned[]): number {
  const counts = returns.map(({ positions, pieces }) => {
    const at = positions.indexOf(position)
    return at === -1 ? 0 : (pieces?.[at] ?? quantity)
  })
  return Math.min(
    quantity,
    counts.reduce((sum, count) => sum + count, 0),
  )
}

/** Returns the lines of an order that some returns take, each with the quantity that they take. */
export const linesReturned = <T extends Line>(lines: readonly T[], returns: readonly Returned[]): T[] =>
  lines.map((line) => ({ ...line, quantity: countPieces(line, returns) })).filter(({ quantity }) => quantity > 0)

/** Returns the lines of an order that some returns leave, each with the quantity that is left. */
export const linesLeft = <T extends Line>(lines: readonly T[], returns: readonly Returned[]): T[] =>
  lines
    .map((line) => ({ ...line, quantity: line.quantity - countPieces(line, returns) }))
    .filter(({ quantity }) => quantity > 0)

/** Returns what a return of these lines stores. */
export const returnedOf = (lines: readonly Line[]): { positions: number[]; pieces: number[] } => ({
  positions: lines.map(({ position }) => position),
  pieces: lines.map(({ quantity }) => quantity),
})
