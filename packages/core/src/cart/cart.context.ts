import type { MachineTypes } from '../shared/domain.ts'
import type { StoreError } from '../shared/errors.ts'
import { type Call, type OutcomeEvent, quietly } from '../shared/outcome.ts'
import type { PendingChange, RequestedChange } from './cart.changes.ts'
import type {
  Cart,
  CartAdd,
  CartEvent,
  CartFeature,
  CartGateway,
  CartLine,
  CartTypes,
  MovedLine,
} from './cart.types.ts'

export interface CartInput {
  readonly gateway: CartGateway
}

export interface CartContext extends CartInput {
  /** What the back end cannot do. */
  readonly unsupported: readonly CartFeature[]
  /** The id of this browser's cart, known before the cart is loaded. */
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
  /**
   * Whether the claim after the sign-in has failed for good. The store then does not know whether the customer has a
   * cart.
   */
  readonly isUnclaimed: boolean
  /** The cart that another tab switched to; null when this tab knows of no switch. */
  readonly adoption: { readonly cartId: string | null } | null
  /**
   * The running flush (the wait until every pending change is saved), with the error of a change that failed during it
   * and the calls that wait for its end; null when no flush runs.
   */
  readonly flush: { readonly error: StoreError | null; readonly calls: readonly Call[] } | null
  readonly wasRequested: boolean
  readonly moved: readonly MovedLine[]
  /** The country to ship to: the last choice, else the default of the site. */
  readonly country: string | null
  /** Whether a shopper chose `country`, in this visit or an earlier one. */
  readonly hasChosenCountry: boolean
  /** The country that effects were last notified of. */
  readonly notifiedCountry: string | null
  /**
   * The values of `country` and `hasChosenCountry` before the choice that the server has not confirmed yet. They are
   * restored when the server refuses the choice.
   */
  readonly previousChoice: Pick<CartContext, 'country' | 'hasChosenCountry'> | null
  /** Whether the chosen country must be sent as soon as there is a cart. */
  readonly needsCountry: boolean
  /**
   * The `changeId` reserved for the next country change that the machine queues without a command; null until
   * `cart.start` or a chosen country brings one.
   */
  readonly countryChangeId: string | null
  /** The calls that wait for a load. */
  readonly loadCalls: readonly Call[]
  /** The calls that wait until the chosen country can be sent. */
  readonly countryCalls: readonly Call[]
  /**
   * The lines that are moving to the wish list: an effect is adding their products there. Each line has the calls that
   * wait for its move.
   */
  readonly moving: readonly { readonly lineId: string; readonly calls: readonly Call[] }[]
  readonly error: StoreError | null
}

/** An event that only effects see: the server confirmed another country than before. */
export type CartPrivateEvent = { readonly type: '@cart.moved'; readonly country: string }

/**
 * Why the cart may be stale: another tab saved the revision `version` of the cart `cartId`, or the page was in the
 * background (`'any'`).
 */
export type CartNews = { readonly cartId: unknown; readonly version: unknown } | 'any'

/** The call of a command; absent when an effect sends the event. */
interface WithCall {
  call?: Call | undefined
}

/**
 * The events of the machine. An event that starts a change brings the `changeId` of the change: the machine creates no
 * ids, so its transitions stay pure.
 */
export type CartMachineEvent =
  /** Gives the cart id of this browser and the country to ship to: the stored choice (`wasChosen`), or the default of the site. */
  | { type: 'cart.start'; cartId: string | null; changeId: string; country?: string; wasChosen?: boolean }
  | ({ type: 'cart.refresh' } & WithCall)
  | { type: 'cart.claim' }
  /** `cartId` is the stored cart id of this browser, for a release before `cart.start`. */
  | { type: 'cart.release'; cartId?: string | null }
  /** Gives the current cart id of this browser, which another tab may have switched. `news` says why the same cart may be stale. */
  | { type: 'cart.adopt'; cartId: string | null; news?: CartNews }
  /** The machine sends this event to itself, to end calls after the events that are already on their way. */
  | { type: 'cart.answer' }
  | ({ type: 'cart.flush' } & WithCall)
  /** Any change but that of a quantity, which has a debounce. */
  | ({
      type: 'cart.change'
      changeId: string
      change: Exclude<RequestedChange, { kind: 'quantity' | 'add' }> | ({ kind: 'add' } & CartAdd)
    } & WithCall)
  | ({ type: 'line.setQuantity'; changeId: string; lineId: string; quantity: number | string } & WithCall)
  | ({ type: 'line.move'; lineId: string } & WithCall)
  /** The product of the line is not on the wish list, so the line stays. */
  | { type: 'line.moveFailed'; lineId: string; error: StoreError }
  | { type: 'moved.clear' }
  /** The debounce of a quantity is over; the machine sends it to itself. */
  | { type: 'quantity.debounced'; changeId: string }

/** The context of a browser without a cart. */
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
  loadCalls: [],
  countryCalls: [],
  moving: [],
  error: null,
}

export const findLine = ({ cart }: Pick<CartContext, 'cart'>, lineId: string): CartLine | undefined =>
  cart?.lines.find(({ id }) => id === lineId)

/** Whether the back end cannot do what the change needs. */
export const isUnsupported = ({ unsupported }: Pick<CartContext, 'unsupported'>, change: RequestedChange): boolean => {
  const { kind } = change
  const needs: Readonly<Record<string, object | undefined>> =
    kind === 'add'
      ? { lineProperties: change.properties, custom: change.custom }
      : { [kind]: change, [`${kind}s`]: change }
  return unsupported.some((feature) => Object.keys(needs[feature] ?? {}).length > 0)
}

export const firstDue = ({ changes }: CartContext): PendingChange | undefined => changes.find(({ isDue }) => isDue)

export const changeInFlight = ({ changes, inFlight }: CartContext): PendingChange | undefined =>
  changes.find(({ changeId }) => changeId === inFlight)

/**
 * Returns a new id for the next country change, because the idempotency keys of the old id belong to the earlier change.
 * A counter at the end of the new id keeps it short: a server refuses a key of more than 128 characters.
 */
export const nextIdOf = (changeId: string): string => {
  const [, id = changeId, count = 0] = /^(.+)_(\d+)$/.exec(changeId) ?? []
  return `${id}_${Number(count) + 1}`
}

/** The task that the machine starts next in `ready`. */
export type CartTask = 'adopt' | 'claim' | 'load' | 'answer' | 'choose-country' | 'save' | 'flush'

/**
 * Returns the next task, by priority: adopt the cart of another tab, claim the customer's cart, load the cart, answer
 * the calls that waited for the cart, send the chosen country, save the oldest due change, end the flush. Null when
 * there is nothing to do.
 */
export const nextTask = (context: CartContext): CartTask | null => {
  if (context.adoption !== null) return 'adopt'
  if (context.needsClaim) return 'claim'
  if (context.needsLoad && context.cartId !== null) return 'load'
  if (answerable(context).length > 0) return 'answer'
  if (context.needsCountry && context.cart !== null) return 'choose-country'
  if (firstDue(context) !== undefined) return 'save'
  return isFlushed(context) ? 'flush' : null
}

/**
 * Returns the calls that end once nothing is left to load. Without a cart, these include the calls that wait to send
 * the country, because there is no cart to send the country to.
 */
export const answerable = ({ cart, loadCalls, countryCalls }: CartContext): readonly Call[] =>
  cart === null ? [...loadCalls, ...countryCalls] : loadCalls

/** Whether the running flush can end: no change is pending, or a change has failed. */
export const isFlushed = ({ flush, changes }: CartContext): boolean =>
  flush !== null && (changes.length === 0 || flush.error !== null)

/** Returns the product name of a change, for messages. */
const nameOf = ({ cart }: CartContext, change: RequestedChange | undefined): string | null => {
  if (change === undefined) return null
  if ('lineId' in change) return findLine({ cart }, change.lineId)?.name ?? null
  if (change.kind !== 'add') return null
  return change.name ?? cart?.lines.find(({ variantId }) => variantId === change.variantId)?.name ?? null
}

/**
 * Returns the event for a change that failed for good; without a change, for a failed claim or an unreadable response.
 * `calls` end with this error too.
 */
export const failureOf = (
  context: CartContext,
  error: StoreError,
  pending: Pick<PendingChange, 'change' | 'calls'> | undefined,
  calls: readonly Call[] = pending?.calls ?? [],
): CartEvent => ({
  type: 'cart.failed',
  error,
  kind: pending?.change.kind ?? null,
  name: nameOf(context, pending?.change),
  ...quietly(calls),
})

/**
 * Returns the due changes of which the shopper has not been notified yet. They wait for a server that does not answer.
 */
export const unnotified = ({ changes }: CartContext): readonly PendingChange[] =>
  changes.filter(({ isDue, wasNotified }) => isDue && !wasNotified)

/**
 * The types of the cart domain, plus the events that its machine receives and its private events. The effects of the
 * core use these types.
 */
export type CartMachineTypes = MachineTypes<CartTypes, CartMachineEvent, CartPrivateEvent | OutcomeEvent>

/** Returns the running flush with this error, so that it ends as failed; null when no flush runs. */
export const failedFlush = ({ flush }: CartContext, error: StoreError): Pick<CartContext, 'flush'> => ({
  flush: flush && { ...flush, error },
})
