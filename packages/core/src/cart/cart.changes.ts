import { sortedJson } from '../shared/custom.ts'
import type { Call } from '../shared/outcome.ts'
import type { CartChange, CartLine } from './cart.types.ts'

type WithoutKey<Change> = Change extends CartChange ? Omit<Change, 'key'> : never

/** A change as the shopper asks for it, before it has an idempotency key. */
export type RequestedChange = WithoutKey<CartChange>

/** A change in the queue, not yet confirmed by the server. */
export interface PendingChange {
  /** Identifies the change. Assigned by the command and then constant, even when the idempotency key is renewed. */
  readonly changeId: string
  /**
   * The number of the idempotency key. It increases when the change needs a new key, because the server may know the
   * old key with other values or for an older cart.
   */
  readonly keyNumber: number
  readonly change: RequestedChange
  /** The calls that wait for the outcome of this change: more than one when commands were merged into it. */
  readonly calls: readonly Call[]
  /** Whether the change may be sent. A new quantity is due after its debounce, every other change at once. */
  readonly isDue: boolean
  /** Whether the quantity was reduced to the stock. The flag ensures that each clamp emits only one event. */
  readonly wasClamped?: boolean
  /** Whether the change was sent, so that the server may have applied it already. */
  readonly wasSent?: boolean
  /** Whether the shopper was notified that the change waits for a server that does not answer. */
  readonly wasNotified?: boolean
}

/** Returns the idempotency key of the change: the change id, a dot and the current key number. */
export const keyOf = ({ changeId, keyNumber }: PendingChange): string => `${changeId}.${keyNumber}`

/** The change with its idempotency key, as the gateway sends it. */
export const toCartChange = (pending: PendingChange): CartChange => ({ ...pending.change, key: keyOf(pending) })

export const callsIn = (changes: readonly PendingChange[]): readonly Call[] => changes.flatMap(({ calls }) => calls)

/** Returns the calls that wait for a change in `before` but for none in `after`. */
export const droppedCalls = (before: readonly PendingChange[], after: readonly PendingChange[]): readonly Call[] => {
  const kept = callsIn(after)
  return callsIn(before).filter((call) => !kept.includes(call))
}

export const isCountry = ({ change }: PendingChange): boolean => change.kind === 'country'

type Addition = Pick<Extract<CartChange, { kind: 'add' }>, 'variantId' | 'properties' | 'custom'>

const dataOf = ({ properties = {}, custom = {} }: Omit<Addition, 'variantId'>): string =>
  sortedJson([properties, custom])

/** Whether an add goes to this line, or joins this other add: both have the same variant, properties and custom data. */
export const isSameItem = (add: Addition, item: Addition | CartLine): boolean =>
  add.variantId === item.variantId && dataOf(add) === dataOf(item)

/** The fields of a change that say which value it sets. No change has two of them. */
interface Target {
  readonly kind: string
  readonly lineId?: string | undefined
  readonly code?: string | undefined
  readonly id?: string | undefined
  readonly name?: string | undefined
}

/** Returns the key of the value that a change sets. A new change replaces a waiting change with the same key. */
const targetOf = ({ kind, lineId, code, id, name }: Target): string =>
  `${kind === 'remove' ? 'quantity' : kind} ${lineId ?? code ?? id ?? name}`

/**
 * Returns the queue with one more change; the change in flight (`inFlight`) stays as it is. The new change merges into a
 * waiting change of the same kind with the same target, such as the same line, country or coupon.
 */
export const enqueueChange = (
  changes: readonly PendingChange[],
  pending: PendingChange,
  inFlight: string | null,
): readonly PendingChange[] => {
  const { change } = pending
  const waiting = changes.filter(({ changeId }) => changeId !== inFlight)
  if (change.kind === 'add') {
    // Adds of one item merge until they are sent.
    const known = changes.find(
      (other) => !other.wasSent && other.change.kind === 'add' && isSameItem(other.change, change),
    )
    // A quantity in its debounce was chosen before this add, so it does not include the added pieces. It becomes due
    // now, so that it is sent before the add.
    if (known?.change.kind !== 'add') return [...changes.map((other) => ({ ...other, isDue: true })), pending]
    const merged = {
      ...known,
      change: { ...known.change, quantity: known.change.quantity + change.quantity },
      calls: [...known.calls, ...pending.calls],
      // The caller of the new add has not been notified yet that the add waits.
      wasNotified: false,
    }
    return changes.map((other) => (other === known ? merged : other))
  }
  // Each target has at most one waiting change; a change of another kind replaces it.
  const known = waiting.find((other) => targetOf(other.change) === targetOf(change))
  const others = changes.filter((other) => other !== known)
  if (known?.change.kind !== change.kind || 'isRemoved' in known.change !== 'isRemoved' in change)
    return [...others, pending]
  // The newer change has the same kind. If the older change was sent, the server knows its key with the older value, so
  // the merged change gets a new key.
  const keyNumber = known.keyNumber + (known.wasSent ? 1 : 0)
  return [...others, { ...pending, changeId: known.changeId, keyNumber, calls: [...known.calls, ...pending.calls] }]
}
