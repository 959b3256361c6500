import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { createDomain } from '../shared/createDomain.ts'
import type { Domain } from '../shared/domain.ts'
import type { Currency } from '../shared/money.ts'
import type { StartCall } from '../shared/outcome.ts'
import { createSelector } from '../shared/selectors.ts'
import { applyChanges } from './cart.changes.ts'
import type { CartContext } from './cart.context.ts'
import { viewLines } from './cart.lineViews.ts'
import type { cartMachine } from './cart.machine.ts'
import { allItemsInStock, amountDue, checkoutBlockers, countPieces } from './cart.rules.ts'
import type { CartCommands, CartEvent, CartLineView, CartView, MovedLine } from './cart.types.ts'

type CartActor = ActorRefFrom<typeof cartMachine>
export type CartDomain = Domain<CartView, CartCommands, CartEvent>

export interface CartViewOptions {
  /** The currency of the site, until a cart with its own currency is loaded. */
  readonly currency: Currency
  readonly currencySymbol: string
  readonly taxIncluded: boolean
  /**
   * Starts a call. The id of the call becomes the id of its change and a part of the idempotency key, so it must be
   * unguessable.
   */
  readonly startCall: StartCall
  /** Returns the reasons for which the shop's own blockers block the checkout now. */
  readonly blockers?: ((cart: CartView) => readonly string[]) | undefined
}

/**
 * Returns the rows that replace lines moved to the wish list. While the removal of a moved line is pending, the view
 * already hides the line, so this function already returns its row and the list shows no gap.
 */
const movedLines = ({
  moved,
  changes,
  cart,
}: Pick<CartContext, 'moved' | 'changes' | 'cart'>): readonly MovedLine[] => {
  const pending = changes.flatMap(({ change }) => (change.kind === 'remove' && change.isMove ? change.lineId : []))
  const lines = cart?.lines.filter(({ id }) => pending.includes(id)) ?? []
  return [...moved, ...lines.map(({ id, name }) => ({ id, name }))]
}

const createCartView = (options: CartViewOptions): ((snapshot: SnapshotFrom<typeof cartMachine>) => CartView) => {
  let viewed: readonly CartLineView[] = []
  return createSelector(
    (snapshot) => {
      const { cart, cartId, changes, moved, wasRequested, error, country, needsClaim, isUnclaimed } = snapshot.context
      const hasNone = cartId === null && !needsClaim && !isUnclaimed
      // Before the start of the store, only a hydrated cart is known.
      const isKnown = cart !== null || (!snapshot.matches('unknown') && hasNone)
      return [cart, changes, moved, wasRequested, error, country, isKnown, snapshot.hasTag('loading')] as const
    },
    (cart, changes, moved, wasRequested, error, country, isKnown, isLoading): CartView => {
      const shown =
        cart &&
        applyChanges(
          cart,
          changes.map(({ change }) => change),
        )
      const lines = shown?.lines ?? []
      viewed = viewLines(lines, changes, viewed)
      const filled = lines.length > 0 ? 'filled' : 'empty'
      const view: CartView = {
        status: isKnown ? filled : 'unknown',
        id: cart?.id ?? null,
        lines: viewed,
        moved: movedLines({ moved, changes, cart }),
        count: countPieces(lines),
        currency: shown?.currency ?? options.currency,
        currencySymbol: shown?.currencySymbol ?? (options.currencySymbol || '$'),
        taxIncluded: shown?.taxIncluded ?? options.taxIncluded,
        subtotal: shown?.cartAmount ?? 0,
        baseAmount: shown?.baseAmount ?? 0,
        discountAmount: shown?.discountAmount ?? 0,
        coupons: shown?.coupons ?? [],
        discounts: shown?.discounts ?? [],
        taxes: shown?.taxes ?? [],
        giftCards: shown?.giftCards ?? [],
        amountDue: shown ? amountDue(shown) : 0,
        notices: shown?.notices ?? [],
        note: shown?.note ?? null,
        custom: shown?.custom ?? {},
        needsShipping: lines.some((line) => line.needsShipping),
        country: shown?.country ?? country,
        allItemsInStock: allItemsInStock(lines),
        blockers: isKnown ? checkoutBlockers(lines) : [],
        wasRequested,
        isLoading,
        isSaving: changes.length > 0,
        error,
      }
      const added = isKnown ? (options.blockers?.(view) ?? []) : []
      return added.length === 0 ? view : { ...view, blockers: [...view.blockers, ...added] }
    },
  )
}

const createCartCommands = (actor: CartActor, startCall: StartCall): CartCommands => ({
  add: ({ variantId, quantity = 1, name }, options) =>
    startCall((call) => actor.send({ type: 'line.add', changeId: call.id, call, variantId, quantity, name }), options),
  setQuantity: (lineId, quantity, options) =>
    startCall((call) => actor.send({ type: 'line.setQuantity', changeId: call.id, call, lineId, quantity }), options),
  remove: (lineId, options) =>
    startCall((call) => actor.send({ type: 'line.remove', changeId: call.id, call, lineId }), options),
  moveToWishlist: (lineId, options) => startCall((call) => actor.send({ type: 'line.move', call, lineId }), options),
  setCountry: (country, options) =>
    startCall((call) => actor.send({ type: 'country.set', changeId: call.id, call, country }), options),
  refresh: (options) => startCall((call) => actor.send({ type: 'cart.refresh', call }), options),
  clearMoved: () => actor.send({ type: 'moved.clear' }),
})

/** Creates the public side of the cart: its view, commands and events. */
export const createCartDomain = (actor: CartActor, options: CartViewOptions): CartDomain =>
  createDomain(actor, createCartView(options), createCartCommands(actor, options.startCall))
