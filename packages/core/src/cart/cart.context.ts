import type { StoreError } from '../shared/errors.ts'
import type { PendingChange } from './cart.changes.ts'
import type { Cart, CartChange, CartFact, CartGateway, CartLine, MovedLine } from './cart.types.ts'

export interface CartInput {
  readonly gateway: CartGateway
  /** An unguessable key for each wish, so that it counts once however often it is sent. */
  readonly createKey: () => string
}

export interface CartContext extends CartInput {
  /** The cart that this browser holds, known before its contents are. */
  readonly cartId: string | null
  /** The last cart the server confirmed. */
  readonly cart: Cart | null
  /** What the shopper wants and the server has not confirmed, oldest first. */
  readonly changes: readonly PendingChange[]
  /** The key of the wish that is on its way. */
  readonly inFlight: string | null
  /** How often the first wish has been tried. */
  readonly attempts: number
  readonly wantsLoad: boolean
  readonly wantsClaim: boolean
  /** The claim was given up: whether the customer has a cart is not known. */
  readonly isUnclaimed: boolean
  /** The cart that another tab holds meanwhile; null when there is no such news. */
  readonly elsewhere: { readonly cartId: string | null } | null
  readonly isSettling: boolean
  readonly wasRequested: boolean
  readonly moved: readonly MovedLine[]
  /** What was last chosen, or what the site begins with. */
  readonly country: string | null
  /** Whether a shopper has chosen it, now or in an earlier visit. */
  readonly hasChosenCountry: boolean
  /** What both were before a choice that no server has taken yet. */
  readonly former: Pick<CartContext, 'country' | 'hasChosenCountry'> | null
  /** Chosen, and to be told to the cart as soon as there is one. */
  readonly wantsCountry: boolean
  readonly error: StoreError | null
}

export type CartEvent =
  /** The cart that this browser holds, and where to ship to: as chosen in an earlier visit (`wasChosen`), or what the site begins with. */
  | { type: 'cart.start'; cartId: string | null; country?: string; wasChosen?: boolean }
  | { type: 'cart.refresh' }
  | { type: 'cart.claim' }
  /** `cartId` names the cart that this browser holds where the start is still to come. */
  | { type: 'cart.release'; cartId?: string | null }
  /** Another tab of this browser holds that cart. */
  | { type: 'cart.adopt'; cartId: string | null }
  | { type: 'cart.settle' }
  | { type: 'line.add'; variantId: number; quantity: number; name?: string | undefined }
  | { type: 'line.setQuantity'; lineId: string; quantity: number | string }
  | { type: 'line.remove'; lineId: string; isMove?: boolean }
  | { type: 'line.move'; lineId: string }
  | { type: 'country.set'; country: string }
  | { type: 'moved.clear' }
  | { type: 'quantity.rested'; key: string }

/** A browser that holds no cart. */
export const NO_CART = {
  cartId: null,
  cart: null,
  changes: [],
  inFlight: null,
  attempts: 0,
  wantsLoad: false,
  wantsClaim: false,
  isUnclaimed: false,
  elsewhere: null,
  moved: [],
  error: null,
}

export const findLine = ({ cart }: Pick<CartContext, 'cart'>, lineId: string): CartLine | undefined =>
  cart?.lines.find(({ id }) => id === lineId)

export const firstDue = ({ changes }: CartContext): PendingChange | undefined => changes.find(({ isDue }) => isDue)

export const changeInFlight = ({ changes, inFlight }: CartContext): PendingChange | undefined =>
  changes.find(({ key }) => key === inFlight)

/** What a shopper calls the thing that a wish is about. */
const nameOf = ({ cart }: CartContext, change: CartChange | undefined): string | null => {
  if (change === undefined || change.kind === 'country') return null
  const { lines = [] } = cart ?? {}
  if (change.kind !== 'add') return lines.find(({ id }) => id === change.lineId)?.name ?? null
  return change.name ?? lines.find(({ variantId }) => variantId === change.variantId)?.name ?? null
}

/** What is told of a wish that is given up. */
export const failureOf = (context: CartContext, error: StoreError, change: CartChange | undefined): CartFact => ({
  type: 'cart.failed',
  error,
  kind: change?.kind ?? null,
  name: nameOf(context, change),
})

export const hasUntold = ({ changes }: CartContext): boolean => changes.some(({ isDue, wasTold }) => isDue && !wasTold)
