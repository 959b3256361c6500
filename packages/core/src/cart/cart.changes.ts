import type { Cart, CartChange, CartLine } from './cart.types.ts'

/** A wish in the queue. A new quantity is due after its pause, everything else at once. */
export type PendingChange = CartChange & {
  readonly isDue: boolean
  /** Whether the wish was cut to the stock, so that one clamp is told once. */
  readonly wasClamped?: boolean
  /** Whether the server may have it already: then its key must never stand for anything else. */
  readonly wasSent?: boolean
  /** Whether the shopper knows that it waits for a server that does not answer. */
  readonly wasTold?: boolean
}

const lineOf = (change: CartChange): string | null =>
  change.kind === 'quantity' || change.kind === 'remove' ? change.lineId : null

/**
 * The queue with one more wish. A line has at most one waiting wish, the latest; adds of one variant are joined until they are sent; what is
 * on its way to the server (`inFlight`) is never touched.
 */
export const withChange = (
  changes: readonly PendingChange[],
  change: PendingChange,
  inFlight: string | null,
): readonly PendingChange[] => {
  const waits = (other: PendingChange): boolean => other.key !== inFlight
  if (change.kind === 'add') {
    const known = changes.find(
      (other) => !other.wasSent && other.kind === 'add' && other.variantId === change.variantId,
    )
    // A quantity that rests was chosen before it, and says how many there are: it goes first.
    if (known?.kind !== 'add') return [...changes.map((other) => ({ ...other, isDue: true })), change]
    return changes.map((other) => (other === known ? { ...known, quantity: known.quantity + change.quantity } : other))
  }
  if (change.kind === 'country')
    return [...changes.filter((other) => !waits(other) || other.kind !== 'country'), change]
  return [...changes.filter((other) => !waits(other) || lineOf(other) !== lineOf(change)), change]
}

const changed = (line: CartLine, quantity: number): CartLine => ({
  ...line,
  quantity,
  extendedPrice: line.salePrice * quantity,
  extendedListPrice: line.listPrice * quantity,
})

const applyChange = (lines: readonly CartLine[], change: CartChange): readonly CartLine[] => {
  switch (change.kind) {
    case 'add':
      return lines.map((line) =>
        line.variantId === change.variantId ? changed(line, line.quantity + change.quantity) : line,
      )
    case 'quantity':
      return lines.map((line) => (line.id === change.lineId ? changed(line, change.quantity) : line))
    case 'remove':
      return lines.filter((line) => line.id !== change.lineId)
    default:
      return lines
  }
}

const subtotal = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { extendedPrice }) => sum + extendedPrice, 0)

/**
 * The cart as the shopper wants it: the server's cart with the wishes laid over it, its amounts moved by what they change. A discount is taken
 * to keep its share of the goods, until the server says what it is.
 */
export const applyChanges = (cart: Cart, changes: readonly CartChange[]): Cart => {
  if (changes.length === 0) return cart
  const lines = changes.reduce(applyChange, cart.lines)
  const moved = subtotal(lines) - subtotal(cart.lines)
  const country = changes.findLast((change) => change.kind === 'country')?.country ?? cart.country
  const baseAmount = cart.baseAmount + moved
  const share = cart.baseAmount > 0 ? cart.discountAmount / cart.baseAmount : 0
  const discountAmount = Math.round(baseAmount * share)
  const cartAmount = cart.cartAmount + moved - (discountAmount - cart.discountAmount)
  return { ...cart, lines, country, baseAmount, discountAmount, cartAmount }
}
