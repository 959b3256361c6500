import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { createDomain } from '../shared/createDomain.ts'
import { copyJson } from '../shared/custom.ts'
import type { Domain } from '../shared/domain.ts'
import type { Currency } from '../shared/money.ts'
import type { ChangeOptions, Outcome, StartCall } from '../shared/outcome.ts'
import { rethrowMistake } from '../shared/rethrowMistake.ts'
import { createSelector } from '../shared/selectors.ts'
import type { CartContext, CartMachineEvent } from './cart.context.ts'
import { viewLines } from './cart.lineViews.ts'
import type { cartMachine } from './cart.machine.ts'
import { applyChanges } from './cart.optimistic.ts'
import { allItemsInStock, amountDue, checkoutBlockers, countPieces } from './cart.rules.ts'
import type { CartCommands, CartEvent, CartLineView, CartView, MovedLine } from './cart.types.ts'
import { checkRequest } from './checkRequest.ts'

// Bundlers replace `process.env.NODE_ENV`, and drop the check from a production build. The types of the core contain no globals of Node.
declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } }

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

/** What the view shows of the cart while there is none. */
const NOTHING = {
  lines: [],
  cartAmount: 0,
  baseAmount: 0,
  discountAmount: 0,
  coupons: [],
  discounts: [],
  taxes: [],
  giftCards: [],
  notices: [],
  note: null,
  custom: {},
}

const createCartView = (options: CartViewOptions): ((snapshot: SnapshotFrom<typeof cartMachine>) => CartView) => {
  const { currency, currencySymbol, taxIncluded } = options
  const nothing = { ...NOTHING, currency, currencySymbol: currencySymbol || '$', taxIncluded }
  let viewed: readonly CartLineView[] = []
  return createSelector(
    (snapshot) => {
      const { cart, cartId, changes, moved, wasRequested, error, country, needsClaim, isUnclaimed, unsupported } =
        snapshot.context
      const hasNone = cartId === null && !needsClaim && !isUnclaimed
      // Before the start of the store, only a hydrated cart is known.
      const isKnown = cart !== null || (!snapshot.matches('unknown') && hasNone)
      const isLoading = snapshot.hasTag('loading')
      return [cart, changes, moved, wasRequested, error, country, isKnown, isLoading, unsupported] as const
    },
    (cart, changes, moved, wasRequested, error, country, isKnown, isLoading, unsupported): CartView => {
      const shown =
        cart &&
        applyChanges(
          cart,
          changes.map(({ change }) => change),
        )
      const part = shown ?? nothing
      const { lines } = part
      viewed = viewLines(lines, changes, viewed)
      const filled = lines.length > 0 ? 'filled' : 'empty'
      const view: CartView = {
        status: isKnown ? filled : 'unknown',
        id: cart?.id ?? null,
        lines: viewed,
        moved: movedLines({ moved, changes, cart }),
        count: countPieces(lines),
        currency: part.currency,
        currencySymbol: part.currencySymbol,
        taxIncluded: part.taxIncluded,
        subtotal: part.cartAmount,
        baseAmount: part.baseAmount,
        discountAmount: part.discountAmount,
        coupons: part.coupons,
        discounts: part.discounts,
        taxes: part.taxes,
        giftCards: part.giftCards,
        amountDue: amountDue(part),
        notices: part.notices,
        note: part.note,
        custom: part.custom,
        unsupported,
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

type CartChangeEvent = Extract<CartMachineEvent, { type: 'cart.change' }>

const createCartCommands = (actor: CartActor, startCall: StartCall): CartCommands => {
  const change = <Value>(
    requested: CartChangeEvent['change'],
    options: ChangeOptions | undefined,
  ): Promise<Outcome<Value>> =>
    startCall((call) => {
      // Copy the change, so that the caller can use the object again for something else.
      const change = copyJson(requested)
      try {
        if (process.env.NODE_ENV !== 'production') checkRequest(requested)
      } catch (error) {
        rethrowMistake(error)
      }
      actor.send({ type: 'cart.change', changeId: call.id, call, change })
    }, options)
  return {
    add: (item, options) => change({ quantity: 1, ...item, kind: 'add' }, options),
    change,
    setQuantity: (lineId, quantity, options) =>
      startCall((call) => actor.send({ type: 'line.setQuantity', changeId: call.id, call, lineId, quantity }), options),
    remove: (lineId, options) => change({ kind: 'remove', lineId }, options),
    moveToWishlist: (lineId, options) => startCall((call) => actor.send({ type: 'line.move', call, lineId }), options),
    setCountry: (country, options) => change({ kind: 'country', country }, options),
    refresh: (options) => startCall((call) => actor.send({ type: 'cart.refresh', call }), options),
    clearMoved: () => actor.send({ type: 'moved.clear' }),
  }
}

/** Creates the public side of the cart: its view, commands and events. */
export const createCartDomain = (actor: CartActor, options: CartViewOptions): CartDomain =>
  createDomain(actor, createCartView(options), createCartCommands(actor, options.startCall))
