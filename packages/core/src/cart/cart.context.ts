import type { MachineTypes } from '../shared/domain.ts'
import type { StoreError } from '../shared/errors.ts'
import type { PendingChange, RequestedChange } from './cart.changes.ts'
import type { Cart, CartEvent, CartGateway, CartLine, CartTypes, MovedLine } from './cart.types.ts'

export interface CartInput {
  readonly gateway: CartGateway
}

export interface CartContext extends CartInput {
  /** The cart that this browser holds, known before its contents are. */
  readonly cartId: string | null
  /** The last cart the server confirmed. */
  readonly cart: Cart | null
  /** The changes that the server has not confirmed, oldest first. */
  readonly changes: readonly PendingChange[]
  /** The `changeId` of the change in flight. */
  readonly inFlight: string | null
  /** How many attempts of the current task have failed. */
  readonly attempts: number
  readonly needsLoad: boolean
  readonly needsClaim: boolean
  /** Whether the claim failed for good, so that it is unknown whether the customer has a cart. */
  readonly isUnclaimed: boolean
  /** The cart that another tab switched to; null when this tab knows of no switch. */
  readonly adoption: { readonly cartId: string | null } | null
  readonly isFlushing: boolean
  readonly wasRequested: boolean
  readonly moved: readonly MovedLine[]
  /** The country to ship to: the last choice, else the default of the site. */
  readonly country: string | null
  /** Whether a shopper chose it, in this visit or an earlier one. */
  readonly hasChosenCountry: boolean
  /** The country that effects were last notified of. */
  readonly notifiedCountry: string | null
  /** Both values before the choice that the server has not confirmed yet, for the rollback. */
  readonly previousChoice: Pick<CartContext, 'country' | 'hasChosenCountry'> | null
  /** Whether the chosen country must be sent as soon as there is a cart. */
  readonly needsCountry: boolean
  /** The `changeId` of the next country change that the machine itself queues; null before the first choice. */
  readonly countryChangeId: string | null
  readonly error: StoreError | null
}

/** Only effects see it: the server confirmed another country than before. */
export type CartPrivateEvent = { readonly type: '@cart.moved'; readonly country: string }

/** Why the contents may be stale: another tab saved a version of that cart, or the page was away (`'any'`). */
export type CartNews = { readonly cartId: unknown; readonly version: unknown } | 'any'

/** Commands bring the `changeId` of the change that they ask for: the machine itself makes no ids, so that its transitions stay pure. */
export type CartMachineEvent =
  /** The cart that this browser holds, and the country to ship to: chosen in an earlier visit (`wasChosen`), or the default of the site. */
  | { type: 'cart.start'; cartId: string | null; changeId: string; country?: string; wasChosen?: boolean }
  | { type: 'cart.refresh' }
  | { type: 'cart.claim' }
  /** `cartId` names the cart of this browser when the release comes before the start. */
  | { type: 'cart.release'; cartId?: string | null }
  /** The cart that this browser holds by now: another tab may have switched it. `news` says what else may have changed the same cart. */
  | { type: 'cart.adopt'; cartId: string | null; news?: CartNews }
  | { type: 'cart.flush' }
  | { type: 'line.add'; changeId: string; variantId: number; quantity: number; name?: string | undefined }
  | { type: 'line.setQuantity'; changeId: string; lineId: string; quantity: number | string }
  | { type: 'line.remove'; changeId: string; lineId: string; isMove?: boolean }
  | { type: 'line.move'; lineId: string }
  | { type: 'country.set'; changeId: string; country: string }
  | { type: 'moved.clear' }
  /** The debounce of a quantity is over; the machine sends it to itself. */
  | { type: 'quantity.debounced'; changeId: string }

/** A browser that holds no cart. */
export const NO_CART = {
  cartId: null,
  cart: null,
  changes: [],
  inFlight: null,
  attempts: 0,
  needsLoad: false,
  needsClaim: false,
  isUnclaimed: false,
  adoption: null,
  moved: [],
  error: null,
}

export const findLine = ({ cart }: Pick<CartContext, 'cart'>, lineId: string): CartLine | undefined =>
  cart?.lines.find(({ id }) => id === lineId)

export const firstDue = ({ changes }: CartContext): PendingChange | undefined => changes.find(({ isDue }) => isDue)

export const changeInFlight = ({ changes, inFlight }: CartContext): PendingChange | undefined =>
  changes.find(({ changeId }) => changeId === inFlight)

/** The id for the same choice in the next cart: the idempotency keys of this one stand for this cart. */
export const nextIdOf = (changeId: string): string => `${changeId}-next`

/** What the machine does next in `ready`. */
export type CartTask = 'adopt' | 'claim' | 'load' | 'choose-country' | 'save' | 'flush'

/**
 * The next task, by priority: first the cart that another tab switched to, then the cart of the customer, then its contents, then the chosen
 * country, then the oldest change that is due. A flush ends when nothing is left to save. Null when there is nothing to do.
 */
export const nextTask = (context: CartContext): CartTask | null => {
  if (context.adoption !== null) return 'adopt'
  if (context.needsClaim) return 'claim'
  if (context.needsLoad && context.cartId !== null) return 'load'
  if (context.needsCountry && context.cart !== null) return 'choose-country'
  if (firstDue(context) !== undefined) return 'save'
  return isFlushed(context) ? 'flush' : null
}

/** Whether a flush was asked for and every change has ended. */
export const isFlushed = ({ isFlushing, changes }: CartContext): boolean => isFlushing && changes.length === 0

/** The product name that a change is about, for messages. */
const nameOf = ({ cart }: CartContext, change: RequestedChange | undefined): string | null => {
  if (change === undefined || change.kind === 'country') return null
  const { lines = [] } = cart ?? {}
  if (change.kind !== 'add') return lines.find(({ id }) => id === change.lineId)?.name ?? null
  return change.name ?? lines.find(({ variantId }) => variantId === change.variantId)?.name ?? null
}

/** The event of a change that failed for good; without a change, of an answer that cannot be read. */
export const failureOf = (context: CartContext, error: StoreError, pending: PendingChange | undefined): CartEvent => ({
  type: 'cart.failed',
  error,
  kind: pending?.change.kind ?? null,
  name: nameOf(context, pending?.change),
})

export const hasUnnotified = ({ changes }: CartContext): boolean =>
  changes.some(({ isDue, wasNotified: wasTold }) => isDue && !wasTold)

/** The domain as our own effects see it. */
export type CartMachineTypes = MachineTypes<CartTypes, CartMachineEvent, CartPrivateEvent>
